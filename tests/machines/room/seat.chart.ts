import { seatMachine, type SeatContext } from "../../../machines/room/seat.machine";
import type { HandedInBy } from "../../../src/contract/rooms/room-phases";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const places: Readonly<Record<string, string>> = {
  "student.arrived": "waiting",
  "student.left": "expected",
  "seat.admitted": "admitted",
  "seat.refused": "expected",
  "sitting.begun": "sitting",
  "seat.paused": "paused",
  "seat.resumed": "sitting",
  "sitting.handedIn": "handedIn",
  "sitting.reopened": "sitting",
  "seat.dismissed": "dismissed",
  "room.ended": "absent",
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "expected", context: { handedInBy: null } };
  const { handedInBy } = contextBefore<SeatContext>(step);
  const context = {
    handedInBy:
      event.type === "sitting.handedIn"
        ? (event["by"] as HandedInBy)
        : event.type === "sitting.reopened"
          ? null
          : handedInBy,
  };
  return { value: places[event.type] ?? "", context: { ...context } };
};

export const spec = chartSpec({
  name: "seat",
  machine: seatMachine,
  effects: {},
  cases: [
    {
      name: "the place of one student in a room",
      exploration: {
        samples: [
          { type: "student.arrived" },
          { type: "student.left" },
          { type: "seat.admitted" },
          { type: "seat.refused" },
          { type: "sitting.begun" },
          { type: "seat.paused" },
          { type: "seat.resumed" },
          { type: "sitting.handedIn", by: "self" },
          { type: "sitting.handedIn", by: "time" },
          { type: "sitting.handedIn", by: "forced" },
          { type: "sitting.reopened" },
          { type: "seat.dismissed" },
          { type: "room.ended" },
        ],
        project: ({ context }) => context.handedInBy,
      },
      expected,
      paths: 16,
    },
  ],
});
