/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriSign: what a picture in the notation shows, in every game
 * @ARI_SIGN_TEXT: nothing; the text itself is shown
 * @ARI_SIGN_GAP: punctuation between two pictures: a narrow gap
 * @ARI_SIGN_WITHIN: the picture before shows this part, too
 * @ARI_SIGN_ARROW: from the place before it to the place after it
 * @ARI_SIGN_PASS: a turn without a move
 * @ARI_SIGN_DECLINE: what one may do is not done
 * @ARI_SIGN_SEAT: the mark of the first seat; those of the others follow
 * @ARI_SIGN_GAME: the first sign of the game itself
 */
typedef enum
{
  ARI_SIGN_TEXT,
  ARI_SIGN_GAP,
  ARI_SIGN_WITHIN,
  ARI_SIGN_ARROW,
  ARI_SIGN_PASS,
  ARI_SIGN_DECLINE,
  ARI_SIGN_SEAT,
  ARI_SIGN_GAME = ARI_SIGN_SEAT + ARI_MAX_SEATS,
} AriSign;

/**
 * AriNotationPart: a part of the written form of an action
 * @start: its first byte
 * @length: in bytes; 0 for a picture in front of the first part, whose word people need not type
 * @sign: an #AriSign, or a sign of the game
 * @word: (nullable): what people call and type it, translated: words between commas, of which the first is
 *   spoken
 * @phrase: (nullable): where the part is a seat, how it is spoken of, translated: a format whose %s is the
 *   player; NULL: by name alone
 */
typedef struct
{
  guint       start;
  guint       length;
  guint       sign;
  const char *word;
  const char *phrase;
} AriNotationPart;

#define ARI_NOTATION_PARTS 8

/**
 * AriNotation: the written form of an action, taken apart
 *
 * The parts together are the whole text, so nothing is lost when some of them are shown as pictures.
 */
struct _AriNotation
{
  AriNotationPart parts[ARI_NOTATION_PARTS];
  guint           n;
};

/* The characters around an action in a sentence: see ari_notation_quote(). */
#define ARI_NOTATION_OPEN  "\u2068"
#define ARI_NOTATION_CLOSE "\u2069"

/* An action that is marked in a sentence. */
typedef struct
{
  const char *start;  /* its opening mark */
  const char *text;   /* the written form */
  gsize       length; /* of @text, in bytes */
  AriActor    seat;   /* who plays it; ARI_NONE: the sentence doesn't say */
} AriQuote;

void     ari_notation_add    (AriNotation       *notation,
                              guint              length,
                              guint              sign,
                              const char        *word);
void     ari_notation_read   (const AriRules    *rules,
                              const char        *text,
                              AriNotation       *notation);
char    *ari_notation_say    (const AriNotationPart *part,
                              const AriRules    *rules,
                              const AriNames    *names) G_GNUC_WARN_UNUSED_RESULT;
gboolean ari_notation_leads  (const AriRules    *rules,
                              const char        *text);
char    *ari_notation_quote  (AriActor           seat,
                              const char        *text) G_GNUC_WARN_UNUSED_RESULT;
char    *ari_notation_quote_action (const AriRules    *rules,
                                    const AriPosition *position,
                                    AriAction          action) G_GNUC_WARN_UNUSED_RESULT;
gboolean ari_notation_next   (const char       **rest,
                              AriQuote          *quote);
char    *ari_notation_plain  (const char        *sentence) G_GNUC_WARN_UNUSED_RESULT;
char    *ari_notation_spoken (const AriRules    *rules,
                              const char        *sentence,
                              const AriNames    *names) G_GNUC_WARN_UNUSED_RESULT;
char    *ari_notation_say_answers (const AriSetup *setup,
                                   const char     *sentence) G_GNUC_WARN_UNUSED_RESULT;

/* ari-notation-typed.c */
gboolean ari_notation_parse  (const AriRules    *rules,
                              const AriPosition *position,
                              const char        *typed,
                              AriAction         *action,
                              GError           **error);

G_END_DECLS
