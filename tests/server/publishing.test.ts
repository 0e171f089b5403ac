import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { normOf } from "../../src/psychometrics/scales/rit";
import { attempts } from "../../src/server/db/schema";
import type { TestDefinition } from "../../src/server/db/shapes";
import { cliErrorMessage } from "../../src/server/process/cli-errors";
import { publishTest } from "../../src/server/use-cases/publish-test";
import type { TestDraft } from "../../src/server/use-cases/publishing/draft";
import { digestOf } from "../support/database";
import {
  adaptiveItems,
  adaptiveTest,
  choose,
  fixedItems,
  fixedTest,
  openSchool,
  sitAdaptively,
  type School,
} from "../support/sittings";

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

const draft = (more: Partial<TestDraft>): TestDraft => ({
  menuId: "new",
  family: "custom",
  definition: fixedTest,
  sourceDigest: null,
  items: fixedItems,
  ...more,
});
const fixedBut = (more: Partial<TestDefinition>) => draft({ definition: { ...fixedTest, ...more } });
const adaptiveBut = (more: Partial<TestDefinition>) =>
  draft({ family: "map", definition: { ...adaptiveTest, ...more }, items: adaptiveItems });
const section = (stage: string, items: number) => ({ stage, title: { en: stage }, items, time_limit_ms: null });
/** A test of four items in one section with rules. */
const drawing = (section_rules: TestDefinition["section_rules"] & object, items: number) =>
  fixedBut({
    exam_info: { ...fixedTest.exam_info, extract_question_number: items },
    sections: [{ ...section("main", items), tools: [] }],
    section_rules,
  });
/** One item, and two drawn from the others. */
const twoSections: TestDefinition = {
  ...fixedTest,
  exam_info: { ...fixedTest.exam_info, extract_question_number: 3 },
  sections: [
    { ...section("one", 1), tools: [] },
    { ...section("two", 2), tools: [] },
  ],
  section_rules: { two: { draw: 2 } },
};
const oneAndThree = [
  { ...section("one", 1), tools: [] },
  { ...section("two", 3), tools: [] },
];
const practiceAndItems: TestDefinition["sections"] = [
  { ...section("one", 1), tools: [], kind: "practice" },
  { ...section("two", 3), tools: [] },
];
const adaptiveInfo = { exam_info: { ...adaptiveTest.exam_info, extract_question_number: 3 } };
const inTwoSections = (sectionItems: TestDraft["sectionItems"]) =>
  draft({ definition: twoSections, ...(sectionItems === undefined ? {} : { sectionItems }) });

/** The first of these items as one that a person marks. */
const withEssay = ([first, ...others]: TestDraft["items"]): TestDraft["items"] =>
  first === undefined
    ? []
    : [
        {
          ...first,
          body: { ...first.body, interaction: { type: "extended_text", max_length: 900, format: "plain" } },
          key: { type: "extended_text" },
          mistakes: undefined,
        },
        ...others,
      ];

describe("a test that could not be sat or scored is not published", () => {
  const cases: readonly (readonly [TestDraft, string])[] = [
    [fixedBut({ sections: [] }), "it has no section"],
    [fixedBut({ sections: [{ ...section("finished", 4), tools: [] }] }), 'no section may be called "finished"'],
    [
      fixedBut({
        sections: [
          { ...section("one", 2), tools: [] },
          { ...section("one", 2), tools: [] },
        ],
      }),
      'two of its sections are called "one"',
    ],
    [
      fixedBut({ exam_info: { ...adaptiveTest.exam_info, extract_question_number: 4 } }),
      "its items are chosen by their difficulty, and 4 of them have none",
    ],
    [draft({ family: "sat" }), "the family SAT cannot be delivered with this exam_info"],
    [
      adaptiveBut({ modes: [{ mode: "short", items: 6, minutes: [5, 10] }] }),
      'the family MAP knows the modes full, practice, and not "short"',
    ],
    [
      adaptiveBut({ sections: [{ ...section("main", 20), tools: ["lineReader"] }] }),
      'the family MAP does not offer the tool "lineReader"',
    ],
    [
      fixedBut({ sections: [{ ...section("main", 3), tools: [] }] }),
      "its sections add up to 3 items and its exam_info says 4",
    ],
    [draft({ items: fixedItems.slice(1) }), "its sections ask for 4 items and 3 are there"],
    [drawing({ main: { draw: 5 } }, 5), 'its section "main" draws 5 items and has 4'],
    [drawing({ main: { draw: 0 } }, 0), 'its section "main" draws 0 items'],
    [drawing({ main: { draw: 1.5 } }, 1.5), 'its section "main" draws 1.5 items'],
    [drawing({ main: { draw: 2 } }, 3), 'its section "main" draws 2 items and says that it has 3'],
    [drawing({ other: { shuffle: true } }, 4), 'it has rules for a section "other", which it does not have'],
    [
      draft({ definition: { ...twoSections, ...adaptiveInfo } }),
      "its items are chosen by the answers, so that no section of it can draw or shuffle them",
    ],
    [inTwoSections(undefined), "its sections draw from their items, and it does not say which items belong to which"],
    [
      inTwoSections({ one: ["f1"], three: ["f2", "f3", "f4"] }),
      'it has items for a section "three", which it does not have',
    ],
    [inTwoSections({ one: ["f1"], two: ["f2", "f3", "f9"] }), "its item f9 is not among those given"],
    [inTwoSections({ one: ["f1"], two: ["f2", "f1", "f3"] }), "its item f1 belongs to two sections, or twice to one"],
    [inTwoSections({ one: ["f1"], two: ["f2", "f3"] }), "its item f4 belongs to no section"],
    [inTwoSections({ one: ["f1", "f2"], two: ["f3", "f4"] }), "its sections ask for 3 items and 4 are there"],
    [
      { ...fixedBut({ sections: oneAndThree }), sectionItems: { one: ["f1", "f2"], two: ["f3", "f4"] } },
      'its section "one" asks for 1 items and has 2',
    ],
    [
      { ...adaptiveBut({}), sectionItems: { main: [] } },
      "its items are chosen by the answers, so that no section has items of its own",
    ],
    [
      adaptiveBut({ modes: [{ mode: "full", items: 97, minutes: [5, 10] }] }),
      "its longest sitting asks for 97 items and 96 are there",
    ],
    [
      adaptiveBut({
        sections: [
          { ...section("one", 10), tools: [] },
          { ...section("two", 10), tools: [] },
        ],
      }),
      "its items are chosen one by one, which takes a single section or an area for each",
    ],
    [
      { ...adaptiveBut({}), items: withEssay(adaptiveItems) },
      "the family MAP scores at once, and a person marks its item ope0",
    ],
    [
      { ...fixedBut({ exam_info: adaptiveTest.exam_info }), items: withEssay(fixedItems) },
      "its items are chosen by the answers, and a person marks its item f1",
    ],
    [
      { ...draft({ definition: { ...twoSections, sections: practiceAndItems } }), items: withEssay(fixedItems) },
      "a section without scores has the item f1, which a person marks",
    ],
    [
      adaptiveBut({ subject: "art" }),
      'the family MAP has norms for math, reading, language, science, and not for "art"',
    ],
  ];
  it.each(cases)("%#: %s", async (test, reason) => {
    const before = await digestOf(school.db);
    const outcome = await publishTest(school.db, test, school.now).catch(cliErrorMessage);
    expect(outcome).toBe(`The test new cannot be published: ${reason}.`);
    expect(await digestOf(school.db)).toBe(before);
  });
});

it("a test is published once, and its items are assigned to the sections", async () => {
  const test = fixedBut({
    sections: oneAndThree,
  });
  expect(await publishTest(school.db, test, school.now)).toBe(true);
  const before = await digestOf(school.db);
  expect(await publishTest(school.db, test, school.now + 1)).toBe(false);
  expect(await digestOf(school.db)).toBe(before);
  const attempt = (await school.call("startExam", { menu_id: "new" }, ann)).body.data;
  expect(attempt.exercise_list.map(({ exercise_item }) => exercise_item.map(({ exercise_id }) => exercise_id))).toEqual(
    [["f1"], ["f2", "f3", "f4"]],
  );
});

it("a MAP reading test starts from the reading norm and is compared with it", async () => {
  const items = adaptiveItems.map((item) => ({ ...item, item_id: `r-${item.item_id}`, subject: "reading" }));
  const definition = { ...adaptiveTest, subject: "reading", modes: [] };
  const exam_info = { ...adaptiveTest.exam_info, extract_question_number: 2 };
  const sections = [{ ...section("main", 2), tools: [] }];
  const test = draft({ menuId: "reading", family: "map", definition: { ...definition, exam_info, sections }, items });
  await publishTest(school.db, test, school.now);

  const { source, ...own } = normOf("reading", 5, "fall");
  const { mean, sd } = normOf("reading", 4, "fall");
  const begun = (await school.call("startExam", { menu_id: "reading", start_level: 4 }, ann)).body.data;
  const { attempt_id } = begun;
  const [row] = await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id));
  expect(row?.prior).toEqual({ grade: 5, season: "fall", ...own, start: { mean, sd }, avoid: [] });

  await sitAdaptively(school, ann, begun, () => choose("B"));
  const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
  expect(report).toMatchObject({ kind: "map", grade: 5, norm: { ...own, source } });
});
