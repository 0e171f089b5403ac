import { sendParent, type EventObject, type MachineContext, type ParameterizedObject, type SendExpr } from "xstate";

/**
 * `sendParent` typed for one union of reports: any other event does not compile. Use: `const report =
 * reporting<OutboxReport>();` then in `actions`: `reportEmptied: report({ type: "outbox.emptied" })`.
 */
export const reporting =
  <Report extends EventObject>() =>
  <
    Context extends MachineContext,
    Event extends EventObject,
    Params extends ParameterizedObject["params"] | undefined = undefined,
  >(
    made: Report | SendExpr<Context, Event, Params, Report, Event>,
  ) =>
    sendParent<Context, Event, Params, Report, Event, never, never>(made);
