import { setup } from "xstate";

export type RegradeEvent =
  /** Every change was computed. */
  | { readonly type: "scores.previewed" }
  /** An attempt was handed in or marked since the preview. */
  | { readonly type: "attempts.changed" }
  /** released: the students have seen the scores that would change. */
  | { readonly type: "regrade.confirmed"; readonly released: boolean }
  | { readonly type: "second.confirmed" }
  | { readonly type: "students.told" }
  | { readonly type: "regrade.dropped" };

const regradeSetup = setup({
  types: { events: {} as RegradeEvent },
  guards: { isReleased: (_, { released }: { released: boolean }) => released },
});

const releasedOf = ({ event }: { event: { released: boolean } }) => ({ released: event.released });

/**
 * A rule that is applied afterwards to the answers to one question of an assignment. The server decides by
 * `transition()` on the stored state. Scores change on the way into `applied` alone.
 */
export const regradeMachine = regradeSetup.createMachine({
  id: "regrade",
  initial: "proposed",
  states: {
    proposed: {
      description: "The rule is stored; which scores it would change is not known, or no longer.",
      on: { "scores.previewed": "previewed", "regrade.dropped": "dropped" },
    },
    previewed: {
      description: "Every changed score is listed; exactly these changes can be applied.",
      on: {
        "scores.previewed": "previewed",
        "attempts.changed": "proposed",
        "regrade.confirmed": [
          { guard: { type: "isReleased", params: releasedOf }, target: "awaitingSecond" },
          { target: "applied" },
        ],
        "regrade.dropped": "dropped",
      },
    },
    awaitingSecond: {
      description: "Students have seen the scores, so that a second teacher must confirm the changes.",
      on: { "attempts.changed": "proposed", "second.confirmed": "applied", "regrade.dropped": "dropped" },
    },
    applied: {
      description: "The scores are changed; students have seen neither the old nor the new ones yet.",
      on: { "students.told": "told" },
    },
    told: { description: "The students concerned know what was corrected and why." },
    dropped: { description: "Nothing was changed." },
  },
});
