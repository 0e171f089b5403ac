import { asc, desc, eq } from "drizzle-orm";
import { families, familyIds, type Family } from "../../contract/families";
import type { AttemptSummary, FamilyMenu, TestCard, TestDetail } from "../../contract/tests";
import { modesFor, rulesFor, sectionsFor, testLimitFor, type Terms } from "../attempts/accommodated";
import { myTerms } from "../attempts/accommodations";
import type { AttemptRow } from "../attempts/attempt";
import type { TestOutline } from "../attempts/catalogue";
import { withoutDirections } from "../attempts/sections";
import { tests } from "../db/schema";
import { CallRefusal } from "../support/refusal";
import { givenAhead } from "./assignments/given-ahead";
import { gradeOf, isGuest, type Caller, type Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { refuseOtherTests } from "./guests/guest-rights";
import { newestSittings, myAttempts, type MyAttempts } from "./my-attempts";
import { attemptsLeft, isCounted, myAttemptLimit } from "./sitting/attempt-limit";
import { isOpenTo, openOutline } from "./sitting/published";
import { releasePolicyOf } from "./sitting/release";
import { summaryOfAttemptRow } from "./sitting/summary";

/** Maximum number of earlier attempts on the page of a test; the learning record has all of them. */
const mostListed = 50;

interface OwnState {
  readonly own: MyAttempts;
  readonly terms: Terms;
  /** The number of attempts allowed; null: no limit. */
  readonly limit: number | null;
}

const summaryOrNull = (attempt: AttemptRow | null, { definition }: TestOutline): AttemptSummary | null =>
  attempt === null ? null : summaryOfAttemptRow(attempt, definition);

function cardOf(test: TestOutline, { own: { open, last, used }, terms, limit }: OwnState): TestCard {
  const { definition } = test;
  return {
    menu_id: test.menuId,
    family: test.family,
    subject: definition.subject,
    title: definition.title,
    measures: definition.measures,
    exam_info: definition.exam_info,
    modes: modesFor(definition, terms),
    time_limit_ms: testLimitFor(definition, terms),
    state: {
      status: open !== null ? "sitting" : last !== null ? "finished" : "new",
      open_attempt: summaryOrNull(open, test),
      last_attempt: summaryOrNull(last, test),
      attempts: used,
      attempts_left: attemptsLeft(limit, used),
    },
  };
}

/** The tests by family, each with this student's state; a test under way is listed in the version of its attempt. */
export async function menuList(
  deps: Dependencies,
  caller: Caller,
  input: { family?: Family | undefined; subject?: string | undefined },
): Promise<{ list: FamilyMenu[] }> {
  const published = await deps.db
    .selectDistinctOn([tests.menuId], { menuId: tests.menuId, version: tests.version, createdAt: tests.createdAt })
    .from(tests)
    .where(eq(tests.published, true))
    .orderBy(asc(tests.menuId), desc(tests.version));
  const own = await myAttempts(deps, caller);
  const open = new Map(own.open.flatMap((row) => (isCounted(row) ? [[row.menuId, row] as const] : [])));
  const { menuPlace = () => 0 } = deps;
  published.sort((one, other) => menuPlace(one.menuId) - menuPlace(other.menuId) || one.createdAt - other.createdAt);
  const isListed = ({ menuId }: AttemptRow) => published.some((row) => row.menuId === menuId);
  const withdrawn = [...open.values()].filter((attempt) => !isListed(attempt));
  const rows = [...published.map((row) => open.get(row.menuId) ?? row), ...withdrawn];
  const terms = await myTerms(deps.db, caller, deps.clock());
  const outlines = await deps.catalogue.outlines(deps.db, rows);
  const listed = outlines.filter((test) => open.has(test.menuId) || isOpenTo(caller, test));
  const cards = listed.map((test) =>
    cardOf(test, {
      own: own.of(test.menuId),
      terms: open.get(test.menuId)?.accommodation ?? terms,
      limit: myAttemptLimit(caller, test),
    }),
  );
  const wanted = cards.filter(
    (card) => (input.family ?? card.family) === card.family && (input.subject ?? card.subject) === card.subject,
  );
  const list = familyIds.map((family) => ({
    family,
    title: families[family].title,
    tests: wanted.filter((card) => card.family === family),
  }));
  return { list: list.filter((entry) => entry.tests.length > 0) };
}

/** One test with its rules and this student's attempts: in the version of the attempt under way, else the newest. */
export async function menuDetail(
  deps: Dependencies,
  caller: Principal,
  input: { menu_id: string },
): Promise<TestDetail> {
  if (isGuest(caller)) refuseOtherTests(caller, input.menu_id);
  const own = (await myAttempts(deps, caller, input.menu_id)).of(input.menu_id);
  const { open } = own;
  const test =
    open === null
      ? await openOutline(deps.db, deps, caller, input.menu_id)
      : await deps.catalogue.outline(deps.db, open.menuId, open.version);
  const newest = await newestSittings(deps, caller, input.menu_id, mostListed);
  const terms = open === null ? await myTerms(deps.db, caller, deps.clock()) : open.accommodation;
  const limit = myAttemptLimit(caller, test);
  const given = open === null ? await givenAhead(deps.db, deps, caller, test, deps.clock()) : null;
  if (own.last === null && open === null && given === null && !isOpenTo(caller, test))
    throw new CallRefusal("testNotFound");
  const { start_levels: levels } = test.definition;
  const proposed =
    levels.length === 0 || isGuest(caller) || families[test.family].startLevels !== "grades"
      ? null
      : levels.reduce((near, level) =>
          Math.abs(level - gradeOf(caller)) < Math.abs(near - gradeOf(caller)) ? level : near,
        );
  return {
    ...cardOf(test, { own, terms, limit }),
    attempt_limit: limit,
    release: releasePolicyOf(test),
    sections: sectionsFor(test.definition, terms).map(withoutDirections),
    rules: rulesFor(test.definition, terms),
    start_levels: [...levels],
    start_level: proposed,
    attempts: newest.map((attempt) => summaryOfAttemptRow(attempt, test.definition)),
    open_attempt: summaryOrNull(open, test),
    ...(terms === null ? {} : { accommodation: terms }),
    ...(given === null ? {} : { given_by_assignment: given }),
  };
}
