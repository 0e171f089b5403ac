import { createHash, randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt, ExerciseEntry } from "../../src/contract/attempt/attempt";
import type { SealedSection } from "../../src/contract/attempt/next-section";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import type { Item } from "../../src/contract/item/item";
import type { TestDefinition } from "../../src/server/db/shapes";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { digestOf } from "../support/database";
import { openSealed, openSection } from "../support/open-section";
import { adaptiveTest, fixedItems, fixedTest, minute, morning, openSchool, type School } from "../support/sittings";

const names = (stage: string, form: string) => Array.from({ length: 3 }, (_, place) => `${stage}-${form}-${place}`);
const practice = ["how-0", "how-1"];
const untimed = { title: { en: "Section" }, time_limit_ms: null, tools: [] };
const forms = [
  { stage: "one", form: "p1", items: names("one", "p1") },
  { stage: "two", form: "p1", items: names("two", "p1") },
  { stage: "three", form: "p1", route: "easier", items: names("three", "easier") },
  { stage: "three", form: "p1", route: "harder", items: names("three", "harder") },
];
const staged: TestDefinition = {
  ...fixedTest,
  exam_info: { ...fixedTest.exam_info, type: 2, extract_question_logic: 1, extract_question_number: 9 },
  modes: [],
  time_limit_ms: null,
  sections: [
    { ...untimed, stage: "how", kind: "practice", items: 2 },
    { ...untimed, stage: "one", items: 3, time_limit_ms: 10 * minute },
    { ...untimed, stage: "rest", kind: "break", items: 0, rest_ms: 5 * minute },
    { ...untimed, stage: "two", items: 3, time_limit_ms: 10 * minute },
    { ...untimed, stage: "three", items: 3, time_limit_ms: 10 * minute },
  ],
  forms,
  routing: { three: { from: "two", cuts: [2], routes: ["easier", "harder"] } },
  practice: { how: practice },
};
const fixed: TestDefinition = {
  ...fixedTest,
  sections: ["first", "second"].map((stage) => ({ ...untimed, stage, items: 2, time_limit_ms: 5 * minute })),
};

const sound = Buffer.from("What is said in the second section.".repeat(20_000));
const sha256 = createHash("sha256").update(sound).digest("hex");
const heard = { media: [{ media_id: "said", type: "audio/mpeg" as const, sha256 }] };

let school: School;
let token: string;

let tests = 0;
let stagedTest: string;
let partsTest: string;

beforeAll(async () => {
  school = await openSchool();
});
/** Each has separate tests, since a sitting under way would be continued. */
beforeEach(async () => {
  tests += 1;
  token = await school.signIn("ann");
  const [like] = fixedItems;
  if (like === undefined) throw new Error("no item");
  const itemOf = (item_id: string): Item => ({ ...like, item_id, family: "sat" });
  const own = [...practice, ...forms.flatMap(({ items }) => items)].map(itemOf);
  const items = own.map((item) => (item.item_id === "two-p1-1" ? { ...item, body: { ...item.body, ...heard } } : item));
  const files = [{ sha256, type: "audio/mpeg" as const, bytes: sound }];
  stagedTest = `staged-${tests}`;
  const draft = { menuId: stagedTest, family: "sat" as const, definition: staged, sourceDigest: null };
  await publishTest(school.db, { ...draft, items, files }, morning);
  const parts = fixedItems.map((item) => ({ ...item, item_id: `part-${item.item_id}` }));
  partsTest = `parts-${tests}`;
  const custom = { menuId: partsTest, family: "custom" as const, definition: fixed, sourceDigest: null };
  await publishTest(school.db, { ...custom, items: parts }, morning);
});

/** The server's reply as it is, with the sitting's option ids. */
async function raw<Data = Attempt>(name: CallName, input: object, as = token): Promise<{ code: number; data: Data }> {
  const { method, path } = addresses[name];
  const headers = { authorization: `Bearer ${as}` };
  const sent = method === "GET" ? { query: input as Record<string, string> } : { payload: input };
  return (await school.app.inject({ method, url: path, headers, ...sent })).json();
}
const begin = async (menu_id: string) => (await raw("startExam", { menu_id, take_over: true })).data;
const ahead = async ({ attempt_id }: Pick<Attempt, "attempt_id">) =>
  (await raw<{ section: SealedSection | null }>("nextSection", { attempt_id })).data.section;
const aheadThere = async (attempt: Attempt): Promise<SealedSection> => {
  const section = await ahead(attempt);
  if (section === null) throw new Error("nothing is known of what comes");
  return section;
};
const leave = async ({ attempt_id, lease }: Attempt, stage: string, more: object = {}) =>
  (await raw("advanceExam", { attempt_id, lease, stage, ...more })).data;
const entryOf = ({ exercise_list: list }: Attempt, stage: string): ExerciseEntry | undefined =>
  list.find((entry) => entry.stage === stage);
const contentsIn = ({ exercise_list: list }: Attempt) =>
  list.flatMap(({ exercise_item }) => exercise_item).filter(({ exercise, taught }) => exercise !== null || taught);
const sameWhole = (told: Attempt, attempt: Attempt) =>
  raw("examItemDetail", { attempt_id: attempt.attempt_id, lease: attempt.lease ?? "" }).then(({ data }) =>
    expect(entryOf(told, told.stage)).toEqual(entryOf(data, told.stage)),
  );

describe("the prefetched next section", () => {
  it("is sent encrypted; the key in the advance's reply opens the same contents", async () => {
    const attempt = await begin(stagedTest);
    const { stage, digest, sealed, media } = await aheadThere(attempt);
    expect([stage, media]).toEqual(["one", []]);
    const bytes = Buffer.from(sealed, "base64");
    for (const word of ["Question", "Option", "one-p1", "exercise"]) expect(bytes.includes(word)).toBe(false);
    expect(bytes.length % 4_096).toBe(12 + 16);
    expect(() => openSection(randomBytes(32).toString("base64"), sealed)).toThrow();

    const advanced = await leave(attempt, "how", { ahead: digest });
    expect(advanced).toMatchObject({ stage: "one", status: "sitting", section_key: expect.any(String) });
    expect(contentsIn(advanced)).toEqual([]);
    const { entry } = openSection(advanced.section_key ?? "", sealed);
    expect(entry.exercise_item.map(({ exercise_id }) => exercise_id)).toEqual(names("one", "p1"));
    const { data: whole } = await raw("examItemDetail", { attempt_id: attempt.attempt_id });
    expect(entry).toEqual(entryOf(whole, "one"));
    expect(entry.exercise_item.every(({ exercise }) => exercise !== null)).toBe(true);
    expect([whole.section_key, contentsIn(whole).length]).toEqual([undefined, 3]);
    expect(await leave(attempt, "how", { ahead: digest })).toEqual({ ...advanced, server_time: school.now });
  });

  it("is sent whole, without a key, to a window that has none or another one cached", async () => {
    const attempt = await begin(partsTest);
    const { digest } = await aheadThere(attempt);
    for (const more of [{}, { ahead: "of-something-else" }]) {
      const told = await leave(attempt, "first", more);
      expect([told.section_key, contentsIn(told).length]).toEqual([undefined, 4]);
    }
    const { attempt_id } = attempt;
    const other = (await raw("startExam", { menu_id: partsTest, attempt_id, lease: "not-a-lease", ahead: digest })) as {
      code: number;
    };
    expect(other.code).toBe(100205);
  });

  it("can be opened by a returning window too; earlier sections are not sent again", async () => {
    const attempt = await begin(partsTest);
    const { attempt_id, lease } = attempt;
    const { digest, sealed } = await aheadThere(attempt);
    await leave(attempt, "first");
    const again = { menu_id: partsTest, attempt_id, lease, ahead: digest, idempotency_key: "one-resume-of-it" };
    const { data } = await raw("startExam", again);
    expect([data.stage, contentsIn(data)]).toEqual(["second", []]);
    const opened = { ...data, exercise_list: [openSection(data.section_key ?? "", sealed).entry] };
    await sameWhole(opened, { ...attempt, lease: data.lease });
    expect(await ahead(attempt)).toBeNull();
  });

  it("is the one after a break, and none where the answers decide the route", async () => {
    const attempt = await begin(stagedTest);
    await leave(attempt, "how");
    const fromOne = await aheadThere(attempt);
    const rest = await leave(attempt, "one", { ahead: fromOne.digest });
    expect([rest.stage, rest.section_key, fromOne.stage]).toEqual(["rest", undefined, "two"]);
    const fromRest = await aheadThere(attempt);
    expect([fromRest.stage, fromRest.digest]).toEqual(["two", fromOne.digest]);

    const [address = ""] = fromRest.media;
    expect([fromRest.media.length, address.includes(sha256)]).toEqual([1, false]);
    const file = await school.app.inject({ url: address });
    expect([file.statusCode, file.headers["cache-control"], file.headers["content-length"]]).toEqual([
      200,
      "private, no-store",
      String(sound.length + 28),
    ]);
    expect(file.rawPayload.includes("What is said")).toBe(false);
    const { section_key: key = "" } = await leave(attempt, "rest", { ahead: fromRest.digest });
    expect(openSealed(key, file.rawPayload).equals(sound)).toBe(true);
    expect(openSection(key, fromRest.sealed).media).toEqual([{ sha256, type: "audio/mpeg" }]);
    for (const url of ["/media/sealed", "/media/sealed?of=", `${address.slice(0, -3)}AAA`, "/media/sealed?of=a&of=b"])
      expect((await school.app.inject({ url })).statusCode).toBe(404);

    expect(await ahead(attempt)).toBeNull();
  });

  it("is unavailable in an adaptive test and to other people", async () => {
    const attempt = await begin("adaptive");
    expect(adaptiveTest.sections).toHaveLength(1);
    expect(await ahead(attempt)).toBeNull();
    const parts = await begin(partsTest);
    const ben = await school.signIn("ben");
    expect((await raw("nextSection", { attempt_id: parts.attempt_id }, ben)).code).toBe(100202);
  });

  it("does not count as served when it is requested", async () => {
    const attempt = await begin(stagedTest);
    await school.deps.exposures.write();
    await ahead(attempt);
    const before = await digestOf(school.db);
    expect((await aheadThere(attempt)).stage).toBe("one");
    await school.deps.exposures.write();
    expect(await digestOf(school.db)).toEqual(before);
  });
});
