/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"
#include "labyrinth-fields.h"

G_BEGIN_DECLS

#define LABYRINTH_SEATS         4u
#define LABYRINTH_TRAVELLERS    4u /* of each seat */
#define LABYRINTH_ALL           (LABYRINTH_SEATS * LABYRINTH_TRAVELLERS)
#define LABYRINTH_DICE          2u
#define LABYRINTH_N_SANCTUARIES 7u

/* Answers, in the order of their buttons. */
typedef enum
{
  LABYRINTH_CHOICE_CROSS,
  LABYRINTH_CHOICE_RIDE,
  LABYRINTH_CHOICE_STAY,
  LABYRINTH_CHOICES,
} LabyrinthChoice;

/* The spots: the fields 1 to 61 ("17"); each traveller's place on each sanctuary ("31.1a": of the first
 * seat), since many may stand there; the two dice and, between them, the die of a ride, which cannot be
 * picked; the pips that chance may roll; the answers; and outside, the place where each traveller waits for
 * its 1 ("1a"), last because two seats need only half of it. */
#define LABYRINTH_SPOT_FIELD(field)       ((AriSpot) ((field) - 1))
#define LABYRINTH_SPOT_PLACES             LABYRINTH_CENTRE
#define LABYRINTH_SPOT_DICE               (LABYRINTH_SPOT_PLACES + LABYRINTH_N_SANCTUARIES * LABYRINTH_ALL)
#define LABYRINTH_SPOT_DIE(die)           ((AriSpot) (LABYRINTH_SPOT_DICE + (die)))
#define LABYRINTH_SPOT_RIDE_DIE           LABYRINTH_SPOT_DIE (LABYRINTH_DICE)
#define LABYRINTH_SPOT_PIPS(pips)         ((AriSpot) (LABYRINTH_SPOT_RIDE_DIE + (pips)))
#define LABYRINTH_SPOT_CHOICE(choice)     ((AriSpot) (LABYRINTH_SPOT_PIPS (LABYRINTH_PIPS + 1) + (choice)))
#define LABYRINTH_SPOT_OUTSIDE(traveller) \
  ((AriSpot) (LABYRINTH_SPOT_CHOICE (LABYRINTH_CHOICES) + (traveller)))
#define LABYRINTH_SPOTS                   LABYRINTH_SPOT_OUTSIDE (LABYRINTH_ALL)

/**
 * LabyrinthPlace: what a spot is
 *
 * @kind says which other members are valid.
 */
typedef struct
{
  enum
  {
    LABYRINTH_PLACE_FIELD,      /* @field */
    LABYRINTH_PLACE_OUTSIDE,    /* @traveller */
    LABYRINTH_PLACE_SANCTUARY,  /* @field, @traveller */
    LABYRINTH_PLACE_DIE,        /* @die: 0 or 1 */
    LABYRINTH_PLACE_RIDE_DIE,
    LABYRINTH_PLACE_PIPS,       /* @pips */
    LABYRINTH_PLACE_CHOICE,     /* @choice */
  } kind;
  guint           field;
  guint           traveller;    /* 0 … LABYRINTH_ALL − 1 */
  guint           die;
  guint           pips;
  LabyrinthChoice choice;
} LabyrinthPlace;

/* Where to point at a traveller on @field; @field is 0 when it is outside. */
AriSpot         labyrinth_spot_of  (guint           traveller,
                                    guint           field);
/* What a spot stands for. */
LabyrinthPlace  labyrinth_place_of (AriSpot         spot);
AriBoardFunc labyrinth_board;

G_END_DECLS
