import type {
  ActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from "xstate";

/**
 * An actor that runs the chart that its input selects. Its snapshot is that chart's snapshot, so that views and the
 * inspector see only the chart; `runsOneChart` marks this for the inspector before there is a snapshot.
 */
export function oneOf<Chart extends AnyStateMachine, Input>(
  chartFor: (input: Input) => Chart,
): ActorLogic<SnapshotFrom<Chart>, EventFromLogic<Chart>, Input> {
  const chartOf = (snapshot: AnyMachineSnapshot): AnyStateMachine => snapshot.machine;
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject, Input> & { readonly runsOneChart: true } = {
    runsOneChart: true,
    getInitialSnapshot: (scope, input) => chartFor(input).getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => chartOf(snapshot).transition(snapshot as never, event, scope),
    start: (snapshot) => chartOf(snapshot).start(snapshot as never),
    getPersistedSnapshot: (snapshot, options) => chartOf(snapshot).getPersistedSnapshot(snapshot as never, options),
  };
  return logic as unknown as ActorLogic<SnapshotFrom<Chart>, EventFromLogic<Chart>, Input>;
}
