/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-race.h"

/* ariadne-engine train labyrinth --basis
 *
 * 2 travellers: 1953 ways to stand, root mean square error 0.266 turns.
 * 3 travellers: 39735 ways to stand, root mean square error 0.322 turns.
 * 4 travellers: 597123 ways to stand, root mean square error 0.374 turns.
 *
 * What a sum cannot tell apart, the fit has shared out; so a part may be negative. */

const float labyrinth_work[LABYRINTH_TRAVELLERS - 1][LABYRINTH_STANDS] = {
  {
    3.049f, 0.986f, 1.098f, 1.165f, 1.253f, 1.384f, 0.000f, 2.648f, 2.585f, 2.429f, 2.312f, 2.202f, 1.919f,
    1.893f, 1.796f, 1.625f, 1.616f, 1.544f, 0.000f, 1.558f, 1.487f, 0.000f, 1.462f, 1.365f, 1.299f, 0.891f,
    0.904f, 0.829f, 0.858f, 0.805f, 0.794f, -0.188f, -0.320f, -0.397f, -0.474f, -0.557f, -0.836f, -0.816f, -0.927f,
    -0.973f, -0.988f, -1.020f, 0.000f, -0.864f, -0.835f, -0.760f, -0.796f, -0.978f, -1.102f, -1.144f, -1.262f, -1.311f,
    -0.314f, -1.674f, -1.732f, -1.640f, -1.739f, -1.757f, -2.529f, 0.000f, -2.576f, 0.000f, 2.414f, 2.940f, 0.159f,
    0.633f, 3.116f, 3.597f,
  },
  {
    2.327f, 0.934f, 1.035f, 1.029f, 1.117f, 1.193f, 0.000f, 2.464f, 2.691f, 2.560f, 2.453f, 2.355f, 2.099f,
    2.077f, 1.993f, 1.860f, 1.836f, 1.768f, 0.000f, 1.777f, 1.729f, 0.000f, 1.713f, 1.612f, 1.552f, 1.202f,
    1.243f, 1.142f, 1.177f, 1.114f, 1.097f, 0.350f, 0.207f, 0.149f, 0.084f, -0.005f, -0.272f, -0.240f, -0.359f,
    -0.379f, -0.422f, -0.445f, 0.000f, -0.270f, -0.256f, -0.161f, -0.174f, -0.353f, -0.487f, -0.483f, -0.622f, -0.667f,
    -0.042f, -0.971f, -1.056f, -0.930f, -1.052f, -1.092f, -1.716f, 0.000f, -1.841f, 0.000f, 2.306f, 2.549f, 0.143f,
    0.394f, 2.593f, 2.747f,
  },
  {
    2.094f, 1.104f, 1.196f, 1.141f, 1.238f, 1.255f, 0.000f, 2.234f, 2.893f, 2.781f, 2.682f, 2.595f, 2.351f,
    2.322f, 2.252f, 2.147f, 2.110f, 2.042f, 0.000f, 2.049f, 2.017f, 0.000f, 2.011f, 1.908f, 1.857f, 1.526f,
    1.585f, 1.465f, 1.511f, 1.437f, 1.402f, 0.782f, 0.629f, 0.585f, 0.533f, 0.444f, 0.174f, 0.212f, 0.081f,
    0.077f, 0.007f, -0.008f, 0.000f, 0.179f, 0.180f, 0.288f, 0.268f, 0.094f, -0.050f, -0.005f, -0.162f, -0.196f,
    0.213f, -0.462f, -0.567f, -0.408f, -0.553f, -0.620f, -1.176f, 0.000f, -1.347f, 0.000f, 2.429f, 2.551f, 0.286f,
    0.426f, 2.264f, 2.304f,
  },
};

const float labyrinth_base[LABYRINTH_TRAVELLERS - 1] = {
    13.054f, 14.793f, 15.664f,
};

const float labyrinth_crowd[LABYRINTH_TRAVELLERS - 1][LABYRINTH_TRAVELLERS + 1] = {
  {
    0.000f, 0.000f, 1.061f, 0.000f, 0.000f,
  },
  {
    0.000f, 0.000f, 1.181f, 2.985f, 0.000f,
  },
  {
    0.000f, 0.000f, 0.949f, 2.702f, 4.930f,
  },
};
