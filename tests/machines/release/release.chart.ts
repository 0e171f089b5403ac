import { releaseMachine } from "../../../machines/release/release.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const nothing = () => undefined;

const places: Readonly<Record<string, unknown>> = {
  "reload.accepted": "reloading",
  "page.missing": "reloading",
  "offer.postponed": { newer: "postponed" },
  "xstate.after.postponement.release.newer.postponed": { newer: "offered" },
  "xstate.after.reloading.release.reloading": { newer: "offered" },
};

const expected = ({ event: { type, isSitting }, before }: Expected): ByHand => {
  if (before === null) return { value: { current: "free" }, does: [] };
  const isCurrent = before.matches("current");
  const isInSitting = before.matches({ current: "sitting" });
  if (type === "release.found") return { value: { newer: isInSitting ? "withheld" : "offered" }, does: [] };
  if (type === "chunk.missing")
    return isCurrent ? { value: before.value, does: ["ask"] } : { value: { newer: "offered" }, does: [] };
  if (type !== "page.opened") return { value: places[type], does: places[type] === "reloading" ? ["reload"] : [] };
  if (isCurrent) return { value: { current: isSitting === true ? "sitting" : "free" }, does: [] };
  return { value: { newer: isSitting === true ? "withheld" : "offered" }, does: [] };
};

export const spec = chartSpec({
  name: "release",
  machine: releaseMachine.provide({ actions: { ask: nothing, reload: nothing } }),
  effects: {},
  cases: [
    {
      name: "an application that stays open",
      paths: 12,
      expected,
      exploration: {
        samples: [
          { type: "release.found" },
          { type: "chunk.missing" },
          { type: "page.missing" },
          { type: "page.opened", isSitting: true },
          { type: "page.opened", isSitting: false },
          { type: "reload.accepted" },
          { type: "offer.postponed" },
        ],
      },
      nameOf: (event) =>
        "isSitting" in event
          ? event["isSitting"] === true
            ? "sitting opened"
            : "page opened"
          : event.type.replace(/^xstate\.after\.([^.]+)\..*/, "after $1"),
    },
  ],
});
