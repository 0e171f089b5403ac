import { initialTransition, transition, type ExecutableActionObject } from "xstate";
import type { FaultFact } from "../../../machines/faults/facts";
import { faultsMachine, type Address } from "../../../machines/faults/faults.machine";
import { isResolved } from "../../../machines/faults/faults.selectors";
import type { Fault } from "../../../machines/support/fault";

/** Effects of the outcomes in the fault catalogue. */
export interface FaultEffects {
  readonly warn: (at: { readonly fault: Fault }) => void;
  readonly alert: (at: { readonly fault: Fault }) => void;
  readonly expireVisitor: () => void;
  readonly enterWithAddressCode: () => void;
  readonly rejectToken: () => void;
  readonly resetUser: () => void;
  readonly goTo: (at: { readonly address: Address }) => void;
  /** For developers; users see nothing. */
  readonly log: (at: { readonly msg: string }) => void;
}

/** Judges a fact and performs its consequences; returns true where the call succeeded. */
export type Judge = (fact: FaultFact) => boolean;

/**
 * Runs the machine without an actor: one fact, one transition, and the actions that it names are performed here.
 * `keepsPlace`: the page on screen must be neither left nor covered.
 */
export const makeJudge =
  (effects: Partial<FaultEffects>, keepsPlace: () => boolean = () => false): Judge =>
  (fact) => {
    const [judging] = initialTransition(faultsMachine, { keepsPlace: keepsPlace() });
    const [outcome, actions] = transition(faultsMachine, judging, fact);
    const perform = effects as Readonly<Record<string, (params: ExecutableActionObject["params"]) => void>>;
    for (const { type, params } of actions) perform[type]?.(params);
    return isResolved(outcome);
  };

/** A judge without consequences: it only returns whether the call succeeded. */
export const judgeOnly: Judge = makeJudge({});
