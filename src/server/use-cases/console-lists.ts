import type { RouteObject } from "../../contract/account";
import type { Language, Localized } from "../../contract/content";
import { families } from "../../contract/families";
import { pages } from "../../contract/pages";
import type { ScoreSummary } from "../../contract/tests";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { menuList } from "./menu";
import { recordPage } from "./own-sittings";

/** Pages below another one are listed as its children, by the rest of their path. */
const parent = "/examAccess";

const entryOf = (path: string): RouteObject => {
  const children = Object.keys(pages).filter((page) => page.startsWith(`${path}/`));
  const component = path;
  if (path !== parent) return { path, component };
  return {
    path,
    component,
    children: children.map((page) => ({ path: page.slice(path.length + 1), component: page })),
  };
};

/** The pages that this person's roles open; those of the site itself come with the application. */
export const routerList = ({ admin, permission: held }: Caller): { list: RouteObject[] } => ({
  list: Object.entries(pages).flatMap(([path, { listed, permission }]) => {
    const isOpen = permission === undefined ? listed === true : admin || held.includes(permission);
    return isOpen && !path.startsWith(`${parent}/`) ? [entryOf(path)] : [];
  }),
});

const textIn = (text: Localized, language: Language): string => text[language] ?? text.zh ?? text.en ?? "";

const noticedMs = 14 * 24 * 60 * 60_000;
const mostNotices = 20;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Score and band as a result page writes them, with what stands before. */
function scoreText({ unit, value, low, high }: ScoreSummary, language: Language): string {
  const figure = (number: number) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(number)}${unit === "percent" ? "%" : ""}`;
  const band = `${figure(low)}–${figure(high)}`;
  return language === "zh" ? `：${figure(value)}（${band}）` : `: ${figure(value)} (${band})`;
}

interface Result {
  readonly href: string;
  readonly title: string;
  readonly score: ScoreSummary | null;
}

function noticeOf({ href, title, score }: Result, language: Language): string {
  const link = `<a href="${escaped(href)}">${escaped(title)}</a>`;
  const figures = score === null ? "" : scoreText(score, language);
  return language === "zh" ? `${link} 的成绩已经出来${figures}` : `Your result for ${link} is ready${figures}`;
}

/** What came of this person's sittings of the last 14 days, newest first; `notice` is HTML. */
export async function noticeList(
  deps: Dependencies,
  caller: Caller,
  language: Language,
): Promise<{ list: { image: string; notice: string; email: string }[]; total: number }> {
  const since = deps.clock() - noticedMs;
  const finished = (
    await recordPage(deps, caller, { by: "date", descending: true, page: 1, page_size: 200 })
  ).rows.flatMap((attempt) =>
    attempt.finishedAt !== null && attempt.finishedAt >= since ? [{ ...attempt, finishedAt: attempt.finishedAt }] : [],
  );
  const newest = finished.sort((one, other) => other.finishedAt - one.finishedAt).slice(0, mostNotices);
  const list = await Promise.all(
    newest.map(async ({ menuId, version, attemptId, score }) => {
      const { definition, family } = await deps.catalogue.outline(deps.db, menuId, version);
      const href = `${families[family].pages.result}?attempt_id=${encodeURIComponent(attemptId)}`;
      const shown = definition.exam_info.scoring_method === 0 ? null : score;
      return {
        image: "",
        notice: noticeOf({ href, title: textIn(definition.title, language), score: shown }, language),
        email: "",
      };
    }),
  );
  return { list, total: list.length };
}

/** Tests by their titles, each with its page. */
export async function searchList(
  deps: Dependencies,
  caller: Caller,
  language: Language,
): Promise<{ list: { value: string; url: string }[] }> {
  const { list } = await menuList(deps, caller, {});
  const tests = list.flatMap((family) => family.tests);
  return {
    list: tests.map(({ menu_id: menuId, family, title }) => ({
      value: textIn(title, language),
      url: `${families[family].pages.detail}?menu_id=${encodeURIComponent(menuId)}`,
    })),
  };
}
