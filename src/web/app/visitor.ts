import { createActor, fromPromise } from "xstate";
import { visitorMachine } from "../../../machines/visitor/visitor.machine";
import type { VisitorActor } from "../contexts/visitor-context";
import type { VisitorEffects } from "../effects/visitor";

/** The visitor machine with its effects provided; the visit of this tab goes on after a reload. */
export const createVisitor = (effects: VisitorEffects): VisitorActor =>
  createActor(
    visitorMachine.provide({
      actors: {
        redeem: fromPromise<void, { token: string }>(({ input, signal }) => effects.redeem(input.token, signal)),
      },
      actions: { keepVisit: (_, visit) => effects.keepVisit(visit), clearVisit: () => effects.clearVisit() },
    }),
    { id: "visitor", input: effects.keptVisit() },
  );
