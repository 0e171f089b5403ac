import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { FixedReport } from "../../../src/contract/report/report";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { beginGiven, openClass, sweepOnce, type OpenClass, type Pupil } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import "../../support/repeatable-properties";
import { fixedItems, fixedTest, minute, morning, newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

const limit = 10;
const terms = (time_factor: number) => ({
  time_factor,
  break_factor: 1,
  extra_breaks: false,
  text_to_speech: false,
  text_size: 100,
  colours: null,
});

/** The moment at which clocks of a zone first show a time, found by asking every quarter of an hour. */
function momentIn(timeZone: string, day: string, hour: number, quarter: number): number {
  const shown = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const wanted = `${day} ${String(hour).padStart(2, "0")}:${String(15 * quarter).padStart(2, "0")}`;
  for (let at = Date.parse(day) - 86_400_000; at < Date.parse(day) + 2 * 86_400_000; at += 15 * minute)
    if (shown.format(at) >= wanted) return at;
  throw new Error(`${timeZone} never shows ${wanted}`);
}

/** Nights in which clocks are moved, forwards or back, or not at all. */
const nights = [
  ["Europe/Berlin", "2027-03-28"],
  ["Europe/Berlin", "2027-10-31"],
  ["America/New_York", "2027-03-14"],
  ["America/New_York", "2027-11-07"],
  ["Australia/Lord_Howe", "2027-04-04"],
  ["Asia/Shanghai", "2027-05-01"],
] as const;

interface Person {
  readonly pupil: Pupil;
  readonly factor: number;
  makeup: { readonly opens: number; readonly closes: number; readonly menuId: string | null } | null;
  used: number;
}

interface Model {
  readonly menuId: string;
  opens: number;
  closes: number;
  over: boolean;
  readonly people: readonly Person[];
}

/** By trying every minute: when the last sitting of a person ends. */
function endFor({ opens, closes }: Pick<Model, "opens" | "closes">, factor: number): number {
  let last = opens;
  for (let at = opens; at + limit * minute <= closes; at += minute) last = at;
  return factor === 1 ? closes : Math.max(closes, last + limit * factor * minute);
}

const formOf = (model: Model, { makeup }: Person): string => makeup?.menuId ?? model.menuId;
/** By hand: whether somebody may still begin a form. */
const isInUse = (model: Model, menuId: string, now: number): boolean =>
  !model.over &&
  model.people.some(
    (person) =>
      person.used === 0 && formOf(model, person) === menuId && now < endFor(person.makeup ?? model, person.factor),
  );

let school: School;
let forms = 0;
const publish = async (): Promise<string> => {
  const menuId = `form-${(forms += 1)}`;
  const draft = { menuId, family: "custom", definition: fixedTest, sourceDigest: null, items: fixedItems } as const;
  await publishTest(school.db, draft, school.now);
  return menuId;
};
beforeAll(async () => {
  school = await openSchool();
});

/** Sits a form outside any assignment, with one wrong answer. */
async function sitFreely(token: string, menu_id: string): Promise<string> {
  const { data } = (await school.call("startExam", { menu_id, idempotency_key: newKey() }, token)).body;
  const { attempt_id, lease } = data;
  const wrong = { exercise_id: "f1", answer: { type: "single_choice", option_id: "A" }, revision: 1 };
  await school.call("answerExercise", { attempt_id, lease, ...wrong, idempotency_key: newKey() }, token);
  await handIn(school, token, data);
  return attempt_id;
}

/** Whether keys of an attempt come by any of the calls that could bring them. */
async function keysOf(token: string, attempt_id: string, menuId: string): Promise<readonly boolean[]> {
  const call = (name: "exerciseDetail" | "answerRecord" | "wrongBookList" | "favoriteRecord", input: object) =>
    school.call(name, input, token).then(({ body }) => body.data as never);
  const detail: { review: unknown } = await call("exerciseDetail", { attempt_id, exercise_id: "f1" });
  const report: { released: boolean } = await call("answerRecord", { attempt_id });
  const book: { list: { menu_id: string }[] } = await call("wrongBookList", {});
  return [detail.review !== null, report.released !== false, book.list.some((entry) => entry.menu_id === menuId)];
}

const change = fc.oneof(
  fc.record({ kind: fc.constant("wait" as const), minutes: fc.integer({ min: 5, max: 50 }) }),
  fc.record({ kind: fc.constant("sit" as const), who: fc.nat(1) }),
  fc.record({ kind: fc.constant("extend" as const), minutes: fc.integer({ min: 15, max: 60 }) }),
  fc.record({
    kind: fc.constant("makeup" as const),
    who: fc.nat(1),
    after: fc.integer({ min: 5, max: 60 }),
    other: fc.boolean(),
  }),
  fc.constant({ kind: "suspend" as const }),
  fc.constant({ kind: "resume" as const }),
  fc.constant({ kind: "recall" as const }),
);
type Step = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

async function take(ofClass: OpenClass, id: string, model: Model, otherForm: string, step: Step): Promise<void> {
  const now = school.now;
  if (step.kind === "wait") school.now += step.minutes * minute;
  if (step.kind === "sit") {
    const person = model.people[step.who];
    if (person === undefined) return;
    const menu_id = formOf(model, person);
    const begun = await beginGiven(school, person.pupil, id, menu_id);
    if (begun.code !== 200) return;
    await handIn(school, person.pupil.token, begun.data);
    person.used += 1;
  }
  if (step.kind === "extend") {
    const closes_at = Math.max(model.closes, now) + step.minutes * minute;
    const rest = { opens_at: model.opens, attempts: 1, release: "after_close", place: "home" };
    const { code, data } = await ofClass.change(id, { kind: "terms", ...rest, closes_at });
    if (code === 200 && data.changed) model.closes = closes_at;
  }
  if (step.kind === "makeup") {
    const person = model.people[step.who];
    if (person === undefined) return;
    const opens = now + step.after * minute;
    const makeup = { opens, closes: opens + 30 * minute, menuId: step.other ? otherForm : null };
    const target = {
      member_id: person.pupil.memberId,
      opens_at: opens,
      closes_at: makeup.closes,
      menu_id: makeup.menuId,
    };
    const { code, data } = await ofClass.change(id, { kind: "target", target });
    if (code === 200 && data.changed) person.makeup = makeup;
  }
  if (step.kind === "suspend" || step.kind === "resume" || step.kind === "recall") {
    const { code } = await ofClass.change(id, { kind: step.kind });
    if (code === 200 && step.kind === "recall") model.over = true;
  }
}

describe("the keys of a form", () => {
  it("stay on the server, whoever asks, while somebody may still begin it", async () => {
    const night = fc.record({
      place: fc.constantFrom(...nights),
      hour: fc.integer({ min: 0, max: 3 }),
      quarter: fc.integer({ min: 0, max: 3 }),
      length: fc.integer({ min: 1, max: 6 }),
    });
    const seen = { in: 0, out: 0 };
    await fc.assert(
      fc.asyncProperty(
        night,
        fc.constantFrom(1, 1.5, 3),
        fc.array(change, { minLength: 4, maxLength: 8 }),
        async ({ place: [zone, day], hour, quarter, length }, factor, steps) => {
          const opens = momentIn(zone, day, hour, quarter);
          school.now = opens - 60 * minute;
          const ofClass = await openClass(school);
          const [menuId, otherForm] = [await publish(), await publish()];
          const people: Person[] = [];
          for (const [name, own] of [
            ["Ann", factor],
            ["Ben", 1],
          ] as const) {
            const pupil = await ofClass.pupil(name);
            if (own !== 1) await ofClass.accommodate(pupil.memberId, terms(own));
            people.push({ pupil, factor: own, makeup: null, used: 0 });
          }
          const model: Model = {
            menuId,
            opens,
            closes: opens + length * 15 * minute,
            over: false,
            people,
          };
          // a person each, since a wrong-answer book has each question one time
          const readers = await Promise.all(
            [menuId, otherForm].map(async (form) => {
              const token = await newcomer(school);
              return { form, token, attempt: await sitFreely(token, form) };
            }),
          );
          const given = { menu_id: menuId, opens_at: model.opens, closes_at: model.closes };
          const id = await ofClass.given(given);
          for (const step of [{ kind: "wait", minutes: 1 } as const, ...steps]) {
            await take(ofClass, id, model, otherForm, step);
            await sweepOnce(school);
            for (const { form, token, attempt } of readers) {
              const isOut = !isInUse(model, form, school.now);
              seen[isOut ? "out" : "in"] += 1;
              const name = `${form} after ${JSON.stringify(step)} at ${school.now - opens}`;
              expect([name, await keysOf(token, attempt, form)]).toEqual([name, [isOut, isOut, isOut]]);
            }
          }
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
    expect(Math.min(seen.in, seen.out)).toBeGreaterThan(10);
  }, 120_000);

  it("and every score stay hidden until the results of the assignment are released", async () => {
    school.now = morning;
    const ofClass = await openClass(school);
    const menu_id = await publish();
    const ann = await ofClass.pupil("Ann");
    const id = await ofClass.given({ menu_id, opens_at: morning, release: "manual" });
    const { data } = await beginGiven(school, ann, id, menu_id);
    const { attempt_id, lease } = data;
    const wrong = { exercise_id: "f1", answer: { type: "single_choice", option_id: "A" }, revision: 1 };
    await school.call("answerExercise", { attempt_id, lease, ...wrong, idempotency_key: newKey() }, ann.token);
    await handIn(school, ann.token, data);
    const read = async () => {
      const get = async (name: "answerRecord" | "menuDetail" | "noticeList" | "progressRecord", input: object) =>
        (await school.call(name, input, ann.token)).body.data as never;
      const report: Pick<FixedReport, "correct_rate" | "score_withheld" | "assignment_id"> = await get("answerRecord", {
        attempt_id,
      });
      const list: { list: { score: object | null }[] } = await get("answerRecord", {});
      const page: { attempts: { score: object | null }[] } = await get("menuDetail", { menu_id });
      const notices: { list: unknown[] } = await get("noticeList", {});
      const progress: { lines: unknown[] } = await get("progressRecord", { time_zone: "UTC" });
      return {
        rate: report.correct_rate,
        isWithheld: report.score_withheld ?? false,
        assignment: report.assignment_id,
        scores: [...list.list, ...page.attempts].map(({ score }) => score !== null),
        notices: notices.list.length,
        lines: progress.lines.length,
        keys: await keysOf(ann.token, attempt_id, menu_id),
      };
    };
    const hidden = {
      rate: null,
      isWithheld: true,
      assignment: id,
      scores: [false, false],
      notices: 0,
      lines: 0,
      keys: [false, false, false],
    };
    expect(await read()).toEqual(hidden);
    school.now = morning + 125 * minute;
    await sweepOnce(school);
    expect(await read()).toEqual(hidden);
    expect((await ofClass.change(id, { kind: "release" })).data).toMatchObject({ release_phase: "released" });
    const shown = {
      ...hidden,
      rate: 0,
      isWithheld: false,
      scores: [true, true],
      notices: 1,
      lines: 1,
      keys: [true, true, true],
    };
    expect(await read()).toEqual(shown);
    expect((await ofClass.change(id, { kind: "withhold" })).data).toMatchObject({ release_phase: "held" });
    await sweepOnce(school);
    expect(await read()).toEqual(hidden);
  });
});
