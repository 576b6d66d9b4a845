/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <math.h>

G_BEGIN_DECLS

/**
 * AriVector:
 *
 * A vector in space as three integers, so that every machine and every compiler computes the same bits. There
 * are two scales. Lengths (millimetres) and speeds (millimetres per second) count in 1/65536 and stay below
 * 2³⁰; directions count in 1/2³⁰ and are not much longer than 1. So a product of two lengths, or of a length
 * and a direction, needs less than 2⁶¹, and the sum of three of them fits into 64 bits.
 *
 * Right shifts of negative numbers round down: GCC and Clang both guarantee this.
 */
typedef struct
{
  gint64 x, y, z;
} AriVector;

#define ARI_LENGTH_BITS    16
#define ARI_DIRECTION_BITS 30
#define ARI_LENGTH(mm)     ((gint64) (mm) * 65536)
#define ARI_ONE            (G_GINT64_CONSTANT (1) << ARI_DIRECTION_BITS)

/* The integer part of the square root of @square, which must be below 2⁶². Floating point provides only a
 * guess: however it rounds, the answer is the same. */
static inline gint64
ari_root (gint64 square)
{
  gint64 root = square > 0 ? (gint64) sqrt ((double) square) : 0;

  while (root * root > square)
    root--;
  while ((root + 1) * (root + 1) <= square)
    root++;

  return root;
}

static inline AriVector
ari_vector_add (AriVector a,
                AriVector b)
{
  return (AriVector) { a.x + b.x, a.y + b.y, a.z + b.z };
}

static inline AriVector
ari_vector_subtract (AriVector a,
                     AriVector b)
{
  return (AriVector) { a.x - b.x, a.y - b.y, a.z - b.z };
}

/* @v · @factor, with @factor in 1/2³⁰. */
static inline AriVector
ari_vector_scale (AriVector v,
                  gint64    factor)
{
  return (AriVector) { (v.x * factor) >> ARI_DIRECTION_BITS, (v.y * factor) >> ARI_DIRECTION_BITS,
                       (v.z * factor) >> ARI_DIRECTION_BITS };
}

/* One of the two is a direction; the result has the scale of the other. */
static inline gint64
ari_vector_dot (AriVector a,
                AriVector b)
{
  return (a.x * b.x + a.y * b.y + a.z * b.z) >> ARI_DIRECTION_BITS;
}

static inline AriVector
ari_vector_cross (AriVector a,
                  AriVector b)
{
  return (AriVector) { (a.y * b.z - a.z * b.y) >> ARI_DIRECTION_BITS,
                       (a.z * b.x - a.x * b.z) >> ARI_DIRECTION_BITS,
                       (a.x * b.y - a.y * b.x) >> ARI_DIRECTION_BITS };
}

static inline gint64
ari_vector_length (AriVector v)
{
  return ari_root (v.x * v.x + v.y * v.y + v.z * v.z);
}

/* The direction of @v, whatever its scale, or @otherwise if @v has almost no length. */
static inline AriVector
ari_vector_direction (AriVector v,
                      AriVector otherwise)
{
  gint64 length = ari_vector_length (v);

  if (length < 64)
    return otherwise;

  return (AriVector) { v.x * ARI_ONE / length, v.y * ARI_ONE / length, v.z * ARI_ONE / length };
}

G_END_DECLS
