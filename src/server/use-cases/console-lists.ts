import type { RouteObject } from "../../contract/account";
import type { Language } from "../../contract/content";
import { menuList } from "./menu";
import type { Caller, Tools } from "./tools";

const page = (path: string) => ({ path, component: path });
const sitting = (...names: readonly string[]) => names.map((name) => ({ path: name, component: `/examAccess/${name}` }));

/** Pages of people who sit tests; those of the site itself come with the application. */
const personPages: readonly RouteObject[] = [
  page("/"),
  page("/index"),
  page("/learningRecord"),
  page("/center"),
  page("/setting/personalCenter"),
  page("/document"),
  page("/analyse"),
  {
    ...page("/examAccess"),
    children: sitting("detail", "exam", "examAuto", "result", "MAPExam", "MAPExamAuto", "MAPResult", "MAPDetail", "report", "MAPMiniExam", "MAPMiniResult", "MAPMiniDetail", "SATExam", "SATDetail", "SATResult", "CATExam", "CATDetail", "CATResult", "OPTExam", "OPTDetail", "OPTResult"),
  },
];

/** The pages that this person's roles open. */
export const routerList = ({ admin, permission }: Caller): { list: RouteObject[] } => ({ list: [...personPages, ...(admin || permission.includes("inspect") ? [page("/inspect")] : [])] });

/** Nothing announces anything yet, so the list is empty. */
export const noticeList = (): { list: never[]; total: number } => ({ list: [], total: 0 });

/** Tests by their titles, each with its page. */
export async function searchList(tools: Tools, caller: Caller, language: Language): Promise<{ list: { value: string; url: string }[] }> {
  const { list } = await menuList(tools, caller, {});
  const tests = list.flatMap((family) => family.tests);
  return {
    list: tests.map(({ menu_id: menuId, family, title }) => ({ value: title[language] ?? title.zh ?? title.en ?? "", url: `/examAccess/${family === "map" ? "MAPDetail" : "detail"}?menu_id=${encodeURIComponent(menuId)}` })),
  };
}
