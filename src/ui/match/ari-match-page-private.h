/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-analysis.h"
#include "ari-analysis-panel.h"
#include "ari-board-view.h"
#include "ari-hint.h"
#include "ari-later.h"
#include "ari-driver.h"
#include "ari-match-page.h"
#include "ari-move-list.h"
#include "ari-notes-panel.h"
#include "ari-pending.h"
#include "ari-replay-bar.h"
#include "ari-rules-view.h"
#include "ari-seat-card.h"
#include "ari-sound.h"
#include "ari-toss-view.h"

G_BEGIN_DECLS

#define ARI_HINT_SECONDS 1.5 /* that a position is searched for a hint */

/* How much of a hint is shown. */
typedef enum
{
  ARI_HINT_NONE,
  ARI_HINT_SEARCHING,
  ARI_HINT_WHERE,
  ARI_HINT_WHAT,
  ARI_HINT_WHY,
} AriHintStep;

struct _AriMatchPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  AdwBreakpointBin    *bin;
  AdwBreakpoint       *narrow;
  AdwBreakpoint       *low;
  AdwBreakpoint       *low_medium;
  AdwBreakpoint       *low_narrow;
  GMenu               *menu;
  AdwWindowTitle      *title;
  AdwMultiLayoutView  *layouts;
  AdwOverlaySplitView *split;
  AdwBottomSheet      *sheet;
  AdwBanner           *failure;
  GtkSearchBar        *typing;
  GtkEntry            *typed;
  GtkLabel            *typed_error;
  AdwToastOverlay     *toasts;
  AdwWrapBox          *cards;
  GtkStack            *stage;
  AriBoardView        *board;
  AriTossView         *toss;
  GtkBox              *pill_room;
  GtkBox              *answers;
  GtkBox              *pill;
  GtkLabel            *pill_label;
  GtkButton           *pill_button;
  GMenu               *computer_section; /* of the menu; begins with what the computer is told */
  AdwInlineViewSwitcher *panel_switcher;
  AdwViewStack        *stack;
  AriMoveList         *moves;
  AriAnalysisPanel    *analysis_panel;
  AriRulesView        *rules_view;
  AriNotesPanel       *notes;
  AriReplayBar        *replay_bar;
  GtkMenuButton       *overlays_button;
  GtkMenuButton       *bottom_overlays_button;

  /* Borrowed: owned by cards */
  AriSeatCard         *seat_cards[ARI_MAX_SEATS];

  /* Owned */
  AriKeeper           *keeper;
  AriMatch            *match;
  GSettings           *settings;       /* (nullable) */
  AriDriver      *driver;
  AriAnalysis         *analysis;
  GSimpleActionGroup  *overlays;       /* one switch for each overlay */
  AriHint             *hint;
  char                *refusal;        /* why the last pick was refused */

  /* What is shown besides the match itself */
  AriHintStep          hint_step;
  AriAction            preview[ARI_MAX_PV];
  guint                n_preview;
  guint                preview_step;   /* 0: no preview */
  AriPly              *last_ply;       /* (unowned) shown last, compared only */
  guint                last_cursor;
  guint                last_n_plies;
  AriPending           pending;        /* chosen while the match was held */
  gint64               turn_started;   /* monotonic, µs */

  /* Tosses */
  char                *thrown;         /* (nullable) the release of a person's toss, until its ply is shown */
  AriPly              *flown;          /* (unowned) (nullable) its toss is being flown, or was; compared only */
  guint                linger_id;      /* the ring lies where it ended */

  guint                typing_id;      /* what is typed waits for its entry */
  AriLater             around;         /* what stands around the board */
  guint                sound_id;       /* a ply is to be heard, when its pieces arrive: */
  AriSound             sound;
  gint64               sounded;        /* monotonic, µs: when another position was shown; 0: never */

  /* The screen reader */
  GString             *sayings;        /* (nullable) what it is going to be told */
  guint                saying_id;
  gint64               told_at;        /* monotonic, µs */
  gboolean             says_standing;  /* then it is told how things stand */
  gboolean             told_past;      /* it was told last that the board shows the past */
  gboolean             takes_back;     /* it is told what is taken back, not what is left */

  /* Replay */
  guint                play_id;
  double               speed_factor;
};

/* What the board shows, and what that refers to. */
typedef struct
{
  AriPosition before, position;
  AriMark     marks[ARI_MAX_SPOTS];
  AriWay      ways[ARI_MAX_WAYS];
  AriShow     show;
} AriShown;

/* ari-match-page.c */
void        ari_match_page_play               (AriMatchPage      *self,
                                               AriAction          action);
/* Plays what a person chose; while the ply before is being written, as soon as that is done. */
void        ari_match_page_play_tossed        (AriMatchPage      *self,
                                               AriAction          action,
                                               const char        *toss); /* (nullable) */
/* The same of a whole line, one action after the other. */
void        ari_match_page_play_line          (AriMatchPage      *self,
                                               const AriAction   *actions,
                                               guint              n);
/* Makes the hint that was asked for as soon as the search has looked long enough, or has ended: live analysis would go
 * on for minutes. */
void        ari_match_page_take_hint          (AriMatchPage      *self);

/* ari-match-page-sync.c */
/* Everything on the page follows from the match and the page's own few fields: the board at once, what stands around it
 * soon after. */
void        ari_match_page_sync               (AriMatchPage      *self);
/* Where the page is laid out anew anyway. */
void        ari_match_page_sync_at_once       (AriMatchPage      *self);
void        ari_match_page_sync_pill          (AriMatchPage      *self);
/* How things stand in the match, in a sentence or two, newly allocated: who is to move, what the past is, who won. */
char       *ari_match_page_standing           (AriMatchPage      *self);
/* The position on the board: that of the match, or a line of analysis that is stepped through; while a ring is in the
 * air, the one that it was thrown in. Returns the last action, which was made in the position before; ARI_ACTION_NONE
 * leaves that alone. What players have to keep in mind is not in @position. */
AriAction   ari_match_page_shown_position     (AriMatchPage      *self,
                                               AriPosition       *before,
                                               AriPosition       *position);
/* The position with its last action and the overlays. */
void        ari_match_page_init_shown         (AriMatchPage      *self,
                                               AriShown          *shown);
void        ari_match_page_clear_refusal      (AriMatchPage      *self);
void        ari_match_page_clear_hint         (AriMatchPage      *self);
gboolean    ari_match_page_is_low             (AriMatchPage      *self);
gboolean    ari_match_page_wants_animations   (AriMatchPage      *self);

/* ari-match-page-actions.c */
void        ari_match_page_install_actions    (GtkWidgetClass    *widget_class);
/* Which actions make sense follows from the match. */
void        ari_match_page_sync_actions       (AriMatchPage      *self);
/* Shows the step of the previewed line that was come to. */
void        ari_match_page_show_preview       (AriMatchPage      *self);
void        ari_match_page_stop_replay        (AriMatchPage      *self);

/* ari-match-page-overlays.c */
void        ari_match_page_add_overlays       (AriMatchPage      *self);
void        ari_match_page_sync_overlays      (AriMatchPage      *self);
/* Whether what players have to keep in mind is told now: an overlay that does so is on, and may be. */
gboolean    ari_match_page_recalls            (AriMatchPage      *self);
/* Writes what the overlays that are on say about @position; at most ARI_MAX_SPOTS marks. */
guint       ari_match_page_collect_marks      (AriMatchPage      *self,
                                               const AriPosition *position,
                                               AriMark           *marks);

/* ari-match-page-panel.c */
void        ari_match_page_install_panel      (GtkWidgetClass    *widget_class);

/* ari-match-page-picture.c */
/* Asks for a file and writes the board into it: as SVG, or as PNG if the name ends so. */
void        ari_match_page_save_picture       (AriMatchPage      *self);

/* ari-match-page-toss.c */
/* What the menu has for games with tosses. */
void        ari_match_page_add_tosses         (AriMatchPage      *self);
void        ari_match_page_sync_toss          (AriMatchPage      *self);
/* Another position is shown. When a toss led to it, in a step @forward, it is flown: one that has just been played,
 * which is @fresh, or once more. Returns whether the ring will tell what happened. */
gboolean    ari_match_page_follow_toss        (AriMatchPage      *self,
                                               gboolean           forward,
                                               gboolean           fresh);
/* Whether a ring is in the air whose outcome stands in the match already. Until it is down, nothing on the page tells
 * what comes of it. */
gboolean    ari_match_page_sees_flight        (AriMatchPage      *self);
/* Whether a ring is in the air, or seen where it ended. */
gboolean    ari_match_page_awaits_toss        (AriMatchPage      *self);
/* The page is going away. */
void        ari_match_page_forget_toss        (AriMatchPage      *self);
/* What is said below the picture; NULL when it is not about a toss. */
const char *ari_match_page_toss_outcome       (AriMatchPage      *self);
void        ari_match_page_thrown_cb          (AriMatchPage      *self,
                                               const char        *text);
void        ari_match_page_landed_cb          (AriMatchPage      *self);

/* ari-match-page-sound.c */
/* Another position is shown: after a step @forward, what led to it is heard, @fresh or once more. */
void        ari_match_page_follow_sound       (AriMatchPage      *self,
                                               gboolean           forward,
                                               gboolean           fresh);
/* What is heard after the last ply: that the match is over, say. */
void        ari_match_page_sound_turn         (AriMatchPage      *self);
/* A ring has met something. */
void        ari_match_page_sounded_cb         (AriMatchPage      *self,
                                               int                sound);

/* ari-match-page-speech.c */
/* Tells a screen reader, after what it is going to be told already, and as soon as the page is in order again. */
void        ari_match_page_say                (AriMatchPage      *self,
                                               const char        *sentence); /* (nullable) */
/* The same of the last action on the board, and of what it uncovered. */
void        ari_match_page_say_last           (AriMatchPage      *self);
/* The same of how things stand, after all else, unless somebody else goes on at once. */
void        ari_match_page_say_standing       (AriMatchPage      *self);
/* What waits to be told is told as soon as it may be: part of every sync. */
void        ari_match_page_sync_speech        (AriMatchPage      *self);
/* The page is going away. */
void        ari_match_page_forget_speech      (AriMatchPage      *self);

/* ari-match-page-typing.c */
void        ari_match_page_install_typing     (GtkWidgetClass    *widget_class);
void        ari_match_page_listen_for_typing  (AriMatchPage      *self);
/* Returns whether there was something to stop. */
gboolean    ari_match_page_stop_typing        (AriMatchPage      *self);

G_END_DECLS
