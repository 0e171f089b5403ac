import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import type { searchListOutput } from "../../contract/account/account";
import { families } from "../../contract/families";
import type { Language, Localized } from "../../contract/item/content";
import { helpTopics } from "../../contract/site/help-topics";
import { pageTitles } from "../../contract/site/page-titles";
import { pages } from "../../contract/site/pages";
import { ownedBy } from "../attempts/owner";
import { attempts, tests } from "../db/schema";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { mayOpen } from "./router-list";
import { isOpenTo } from "./sitting/published";

type Output = z.input<typeof searchListOutput>;
type Line = Output["list"][number];

const mostResults = 50;

const otherLanguage: Readonly<Record<Language, Language>> = { zh: "en", en: "zh" };

const lineOf = (group: Line["group"], title: Localized, url: string, language: Language, detail = ""): Line => {
  const value = title[language] ?? title.zh ?? title.en ?? "";
  const also = title[otherLanguage[language]] ?? "";
  return { value, url, group, also: also === value ? "" : also, detail };
};

/** The published tests, each with the URL of its page. */
async function testLines(deps: Dependencies, caller: Caller, language: Language): Promise<Line[]> {
  const published = await deps.db
    .selectDistinctOn([tests.menuId], { menuId: tests.menuId, version: tests.version, createdAt: tests.createdAt })
    .from(tests)
    .where(eq(tests.published, true))
    .orderBy(asc(tests.menuId), desc(tests.version));
  published.sort((one, other) => one.createdAt - other.createdAt);
  const listed = (await deps.catalogue.outlines(deps.db, published)).filter((test) => isOpenTo(caller, test));
  return listed.map(({ menuId, family, definition: { title } }) =>
    lineOf("tests", title, `${families[family].pages.detail}?menu_id=${encodeURIComponent(menuId)}`, language),
  );
}

/** The latest results of this person, each with its date. */
async function resultLines(deps: Dependencies, caller: Caller, language: Language): Promise<Line[]> {
  const rows = await deps.db
    .select({
      attemptId: attempts.attemptId,
      menuId: attempts.menuId,
      version: attempts.version,
      finishedAt: attempts.finishedAt,
    })
    .from(attempts)
    .where(and(ownedBy(caller), eq(attempts.status, "finished"), ne(attempts.kind, "preview")))
    .orderBy(desc(attempts.finishedAt))
    .limit(mostResults);
  const outlines = await deps.catalogue.outlines(deps.db, rows);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: deps.timeZone });
  return rows.flatMap(({ attemptId, finishedAt }, place) => {
    const test = outlines[place];
    if (test === undefined || finishedAt === null) return [];
    const url = `${families[test.family].pages.result}?attempt_id=${encodeURIComponent(attemptId)}`;
    return [lineOf("results", test.definition.title, url, language, day.format(finishedAt))];
  });
}

/** The pages that this person may open. */
const pageLines = (caller: Caller, language: Language): Line[] =>
  Object.entries(pageTitles).flatMap(([path, title]) => {
    const isOpen = pages[path]?.permission === undefined || mayOpen(caller, path);
    return isOpen ? [lineOf("pages", title, path, language)] : [];
  });

const helpLines = (language: Language): Line[] =>
  helpTopics.map(({ topic, title }) => lineOf("help", title, `/help?topic=${topic}`, language));

/** Tests, the caller's latest results, pages and help topics, by their titles, each with its URL. */
export async function searchList(deps: Dependencies, caller: Caller, language: Language): Promise<Output> {
  const [testsFound, resultsFound] = await Promise.all([
    testLines(deps, caller, language),
    resultLines(deps, caller, language),
  ]);
  return { list: [...testsFound, ...resultsFound, ...pageLines(caller, language), ...helpLines(language)] };
}
