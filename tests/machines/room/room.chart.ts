import { roomMachine, type RoomContext } from "../../../machines/room/room.machine";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const heldAt = 1_700_000_000_000;
const passedAt = 1_700_000_060_000;
const runsAt = 1_700_000_120_000;
const endAt = 1_700_003_600_000;

/** A planned end that has passed is withdrawn when the clocks begin to run. */
const running = (context: RoomContext): RoomContext =>
  context.endsAt === passedAt ? { ...context, endsAt: null } : context;

const changed = (from: string, context: RoomContext, event: Expected["event"]): [string, RoomContext] => {
  const ending: [string, RoomContext] = ["ending", { ...context, admits: false, heldSince: null }];
  switch (event.type) {
    case "admission.opened":
      return [from === "preparing" ? "admitting" : from, { ...context, admits: true }];
    case "admission.closed":
      return [from, { ...context, admits: false }];
    case "room.started":
      return ["running", running(context)];
    case "room.held":
      return ["held", { ...context, heldSince: heldAt }];
    case "room.resumed":
      return ["running", running({ ...context, heldSince: null })];
    case "end.planned":
      return [from, { ...context, endsAt: event["at"] as number | null }];
    case "end.reached":
    case "room.ended":
      return ending;
    case "sittings.ended":
      return ["ended", context];
    default:
      return ["signed", context];
  }
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "preparing", context: { admits: false, heldSince: null, endsAt: null } };
  const [value, context] = changed(String(before.value), contextBefore<RoomContext>(step), event);
  return { value, context: { ...context } };
};

export const spec = chartSpec({
  name: "room",
  machine: roomMachine,
  effects: {},
  cases: [
    {
      name: "a supervised sitting from the first code to the signature",
      exploration: {
        samples: [
          { type: "admission.opened" },
          { type: "admission.closed" },
          { type: "room.started", at: runsAt },
          { type: "room.held", at: heldAt },
          { type: "room.resumed", at: runsAt },
          { type: "end.planned", at: endAt },
          { type: "end.planned", at: passedAt },
          { type: "end.planned", at: null },
          { type: "end.reached" },
          { type: "room.ended" },
          { type: "sittings.ended" },
          { type: "room.signed" },
        ],
        project: ({ context }) => context,
      },
      expected,
      paths: 90,
    },
  ],
});
