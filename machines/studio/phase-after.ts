import { transition, type AnyStateMachine, type ContextFrom, type EventFrom } from "xstate";

/** The stored phase of something that an author makes, with what its chart remembers. */
export interface StoredPhase<Machine extends AnyStateMachine> {
  readonly value: string;
  readonly context: ContextFrom<Machine>;
}

/**
 * The phase after events, as the chart says, without running anything; null if one of the events is not taken. Throws
 * if the chart has no such phase.
 */
export function phaseAfter<Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context }: StoredPhase<Machine>,
  events: readonly EventFrom<Machine>[],
): StoredPhase<Machine> | null {
  let snapshot = machine.resolveState({ value, context });
  for (const event of events) {
    // the same snapshot comes back for a taken transition too, if it leads to the state itself
    if (!snapshot.can(event)) return null;
    [snapshot] = transition(machine, snapshot as never, event);
  }
  return { value: String(snapshot.value), context: snapshot.context as ContextFrom<Machine> };
}
