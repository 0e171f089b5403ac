import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";
import { arriving, chart, effects, returning, zero } from "./samples";

const places: Readonly<Record<string, string>> = {
  "visit.granted": "redeeming",
  "xstate.done.actor.redeem": "active",
  "visitor.expired": "expiring",
  "visitor.left": "absent",
  "xstate.after.redirectDelay.visitor.expiring": "absent",
};
const deeds: Readonly<Record<string, string>> = { "visit.granted": "keepVisit", "visitor.left": "clearVisit" };
const absent = { token: null, guest: null, resultType: "0" };

const contextAfter = ({ event, before }: Expected): ByHand["context"] => {
  if (event.type === "visit.granted") return { token: event["token"], guest: event["guest"] };
  if (event.type === "page.opened") return { isOnGuestPage: event["isGuestPage"] };
  if (event.type === "result.chosen") return { resultType: event["resultType"] };
  if (places[event.type] === "absent") return absent;
  return { token: before?.context.token, guest: before?.context.guest };
};

const expecting =
  (token: string | null) =>
  (step: Expected): ByHand => {
    const { event, before } = step;
    if (before === null)
      return {
        value: token === null ? "absent" : "redeeming",
        does: [],
        context: { token, guest: token === null ? null : zero, isOnGuestPage: false, resultType: "0" },
      };
    const { type } = event;
    const isRefused = type === "xstate.error.actor.redeem" && event["error"].code !== "network";
    const value = type === "xstate.error.actor.redeem" ? (isRefused ? "expiring" : "active") : places[type];
    const ended = type.startsWith("xstate.after") ? [{ type: "visit.ended" }] : [];
    const deed = deeds[type];
    return {
      value: value ?? before.value,
      emits: value === "expiring" ? [{ type: "visit.expired" }] : ended,
      does: value === "expiring" ? ["clearVisit"] : deed === undefined ? [] : [deed],
      context: contextAfter(step) ?? {},
    };
  };

export const spec = chartSpec({
  name: "visitor",
  machine: chart,
  effects,
  cases: [
    { name: "a guest who comes by an invitation", exploration: arriving, expected: expecting(null), paths: 55 },
    { name: "a guest who loads the page again", exploration: returning, expected: expecting("v.zero"), paths: 81 },
  ],
});
