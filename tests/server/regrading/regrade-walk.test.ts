import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { regradeMachine, type RegradeEvent } from "../../../machines/studio/regrade.machine";
import { regradePhaseSchema, type RegradePhase } from "../../../src/contract/classes/regrades";
import { regrades } from "../../../src/server/db/regrades-schema";
import { sweepRegrades } from "../../../src/server/use-cases/regrading/sweep-regrades";
import { followChart, walkByCalls } from "../../support/call-walk";
import { expectEveryTransition } from "../../support/coverage";
import { declaredIn } from "../../support/paths";
import { RegradeSchool } from "../../support/regrades";
import { newKey } from "../../support/sittings";
import { newcomer } from "../rights/world";

/** What the walk knows of a regrade; the server must agree after each call. */
interface Place {
  readonly phase: RegradePhase;
  readonly isReleased: boolean;
  /** An attempt was handed in since the preview. */
  readonly isOutdated: boolean;
  /** A second teacher has confirmed it. */
  readonly isSeconded: boolean;
}

const calls = ["anew", "preview", "handIn", "apply", "second", "drop", "release", "withhold", "sweep"] as const;
type CallName = (typeof calls)[number];

const isOpen = (phase: RegradePhase) => phase === "proposed" || phase === "previewed";
const isOver = (phase: RegradePhase) => phase === "applied" || phase === "told";

interface Expected {
  readonly events: readonly RegradeEvent[];
  readonly isRefused?: boolean;
}
const refused: Expected = { events: [], isRefused: true };
const outdated: Expected = { events: [{ type: "attempts.changed" }], isRefused: true };
const told = (isReleased: boolean): RegradeEvent[] => (isReleased ? [{ type: "students.told" }] : []);

/** By hand: what a call brings about, in the words of the chart. */
const expectedOf = (call: CallName, { phase, isReleased, isOutdated, isSeconded }: Place): Expected => {
  switch (call) {
    case "preview":
      return { events: isOpen(phase) ? [{ type: "scores.previewed" }] : [] };
    case "apply":
      if (isOver(phase) || phase === "awaitingSecond") return { events: [] };
      if (phase !== "previewed") return refused;
      if (isOutdated) return outdated;
      return { events: [{ type: "regrade.confirmed", released: isReleased }] };
    case "second":
      if (isOver(phase) && isSeconded) return { events: [] };
      if (phase !== "awaitingSecond") return refused;
      return isOutdated ? outdated : { events: [{ type: "second.confirmed" }, ...told(isReleased)] };
    case "drop":
      if (isOver(phase)) return refused;
      return { events: phase === "dropped" ? [] : [{ type: "regrade.dropped" }] };
    case "sweep":
      return { events: phase === "applied" && isReleased ? [{ type: "students.told" }] : [] };
    case "anew":
    case "handIn":
    case "release":
    case "withhold":
    default:
      return { events: [] };
  }
};

const first: Place = { phase: "previewed", isReleased: false, isOutdated: false, isSeconded: false };

const after = (call: CallName, place: Place, taken: Set<string>): Place => {
  const { isReleased, isOutdated, phase } = place;
  if (call === "anew") {
    followChart(regradeMachine, { value: "proposed", context: {} }, { events: [{ type: "scores.previewed" }], taken });
    return { phase: "previewed", isReleased, isOutdated: false, isSeconded: false };
  }
  if (call === "handIn") return { ...place, isOutdated: true };
  if (call === "release" || call === "withhold") return { ...place, isReleased: call === "release" };
  const { events, isRefused = false } = expectedOf(call, place);
  const { value } = followChart(regradeMachine, { value: phase, context: {} }, { events, taken });
  return {
    phase: regradePhaseSchema.parse(value),
    isReleased,
    isOutdated: call === "preview" && isOpen(phase) ? false : isOutdated,
    isSeconded: place.isSeconded || (call === "second" && !isRefused),
  };
};

const keyOf = ({ phase, isReleased, isOutdated, isSeconded }: Place): string =>
  JSON.stringify([phase, isReleased, isOutdated, isSeconded]);

describe("a regrade", () => {
  const ways = new RegradeSchool();

  it("goes through every transition of its chart by calls, each in every place", async (context) => {
    const rule = { item_id: "f1", rule: "fullCredit", never_lower: true };
    await ways.sat(await newcomer(ways.school), "A");
    let createKey = newKey();
    let shown = (await ways.preview(rule, ways.teacher, createKey)).data;
    const perform = async (call: CallName): Promise<number> => {
      switch (call) {
        case "anew":
        case "preview": {
          if (call === "anew") createKey = newKey();
          const { code, data } = await ways.preview(rule, ways.teacher, createKey);
          shown = data;
          return code;
        }
        case "handIn":
          await ways.sat(await newcomer(ways.school), "A");
          return 200;
        case "apply":
          return (await ways.apply(shown)).code;
        case "second":
          return (await ways.confirm(shown)).code;
        case "drop": {
          const input = { idempotency_key: newKey(), regrade_id: shown.regrade_id };
          return (await ways.school.call("regradeDrop", input, ways.second)).body.code;
        }
        case "release":
          await ways.release();
          return 200;
        case "withhold":
          await ways.release("held");
          return 200;
        case "sweep":
        default:
          await sweepRegrades(ways.school);
          return 200;
      }
    };
    const seen = async () => {
      const own = eq(regrades.regradeId, shown.regrade_id);
      return (await ways.school.db.select().from(regrades).where(own))[0]?.phase;
    };

    const { taken, paths } = await walkByCalls<Place, CallName>({
      first,
      calls,
      after,
      keyOf,
      perform: async (call, { name, before, now }) => {
        const { isRefused = false } = expectedOf(call, before);
        expect([name, (await perform(call)) === 200]).toEqual([name, !isRefused]);
        expect([name, await seen()]).toEqual([name, now.phase]);
      },
    });
    expectEveryTransition(context, "regrade, by calls", {
      declared: declaredIn(regradeMachine).map(({ name }) => name),
      taken,
      paths,
    });
  });
});
