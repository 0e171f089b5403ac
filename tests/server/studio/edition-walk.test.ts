import { beforeAll, describe, expect, it } from "vitest";
import { editionMachine, type EditionContext, type EditionEvent } from "../../../machines/studio/edition.machine";
import { editionPhaseSchema, type EditionPhase } from "../../../src/contract/studio/studio-tests";
import { followChart, walkByCalls } from "../../support/call-walk";
import { expectEveryTransition } from "../../support/coverage";
import { draftOf, draftTestOf } from "../../support/drafts";
import { declaredIn } from "../../support/paths";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

/** What the walk knows of a draft test; the server must agree after each call. */
interface Place extends EditionContext {
  readonly phase: EditionPhase;
  /** The check finds nothing that blocks. */
  readonly isSound: boolean;
  /** Students can begin its newest edition. */
  readonly isOpen: boolean;
}
const first: Place = { phase: "drafting", blocking: 0, edition: 0, isSound: true, isOpen: false };

const calls = ["saveSound", "saveFaulty", "changeQuestion", "check", "simulate", "publish", "withdraw"] as const;
type CallName = (typeof calls)[number];

const checked = (isSound: boolean): EditionEvent[] => [
  { type: "check.started" },
  { type: "check.ended", blocking: isSound ? 0 : 1 },
];

/** By hand: what a call brings about, in the words of the chart; null: it is refused and changes no phase. */
const eventsOf = (call: CallName, { phase, isSound, edition }: Place): readonly EditionEvent[] | null => {
  const isSettled = phase === "ready" || phase === "frozen" || phase === "withdrawn";
  switch (call) {
    case "saveSound":
    case "saveFaulty":
      return [{ type: "content.changed" }];
    case "changeQuestion":
      return phase === "frozen" ? [{ type: "content.changed" }] : [];
    case "check":
      return phase === "frozen" ? [] : checked(isSound);
    case "simulate":
      if (isSettled) return [];
      return isSound ? [...checked(true), { type: "forecast.made" }] : checked(false);
    case "publish":
      if (phase === "frozen") return [];
      return isSound ? [...checked(true), { type: "forecast.made" }, { type: "edition.published" }] : null;
    case "withdraw":
      if (edition === 0) return null;
      return phase === "frozen" ? [{ type: "edition.withdrawn" }] : [];
    default:
      return null;
  }
};

const after = (call: CallName, place: Place, taken: Set<string>): Place => {
  const events = eventsOf(call, place) ?? [];
  const isSound = call === "saveSound" || (call !== "saveFaulty" && place.isSound);
  const isOpen = (call === "publish" && events.length > 0) || (call !== "withdraw" && place.isOpen);
  const { phase, blocking, edition } = place;
  const { value, context } = followChart(
    editionMachine,
    { value: phase, context: { blocking, edition } },
    { events, taken },
  );
  return { ...context, phase: editionPhaseSchema.parse(value), isSound, isOpen };
};

const keyOf = ({ phase, isSound, edition, isOpen }: Place): string =>
  JSON.stringify([phase, isSound, edition > 0, isOpen]);

describe("a draft test", () => {
  let school: School;
  let author: string;
  let student: string;
  let sound: string;
  let faulty: string;
  beforeAll(async () => {
    school = await openSchool();
    author = await newcomer(school, { role: ["teacher"] });
    student = await school.signIn("ann");
    const make = async (stem: string, more = {}) =>
      (await school.call("saveItem", { idempotency_key: newKey(), draft: draftOf(stem, more) }, author)).body.data
        .item_id;
    [sound, faulty] = [await make("1 + 1?"), await make("2 + 2?", { key: null })];
  });

  it("goes through every transition of its chart by calls, each in every place", async (context) => {
    let round = 0;
    const contentOf = (isSound: boolean) => {
      round += 1;
      return draftTestOf([isSound ? sound : faulty], { title: { en: `Sums ${round}` } });
    };
    const begun = await school.call("saveTest", { idempotency_key: newKey(), definition: contentOf(true) }, author);
    let { test_id, version } = begun.body.data;
    let changes = 0;
    const changeQuestion = async () => {
      changes += 1;
      const change = { item_id: sound, version: changes, draft: draftOf(`1 + 1? ${changes}`) };
      return (await school.call("saveItem", { idempotency_key: newKey(), ...change }, author)).body.code;
    };
    const perform = async (call: CallName): Promise<number> => {
      const named = { test_id, version };
      if (call === "changeQuestion") return changeQuestion();
      if (call === "check") return (await school.call("checkTest", named, author)).body.code;
      if (call === "simulate") return (await school.call("simulateTest", named, author)).body.code;
      if (call === "publish") return (await school.call("publishDraftTest", named, author)).body.code;
      if (call === "withdraw") return (await school.call("withdrawTest", named, author)).body.code;
      const input = { idempotency_key: newKey(), ...named, definition: contentOf(call === "saveSound") };
      const saved = await school.call("saveTest", input, author);
      ({ test_id, version } = saved.body.data);
      return saved.body.code;
    };
    const seen = async () => {
      const { phase, edition } = (await school.call("studioTest", { test_id }, author)).body.data;
      const menu = await school.call("menuDetail", { menu_id: test_id }, student);
      return { phase, edition, isOpen: menu.body.code === 200 };
    };

    const { taken, paths } = await walkByCalls<Place, CallName>({
      first,
      calls,
      after,
      keyOf,
      perform: async (call, { name, before, now: { phase, edition, isOpen } }) => {
        const events = eventsOf(call, before);
        const isRefused = events === null || (call === "simulate" && !before.isSound && events.length > 0);
        expect([name, (await perform(call)) === 200]).toEqual([name, !isRefused]);
        expect([name, await seen()]).toEqual([name, { phase, edition, isOpen }]);
      },
    });
    expectEveryTransition(context, "edition, by calls", {
      declared: declaredIn(editionMachine).map(({ name }) => name),
      taken,
      paths,
    });
  });
});
