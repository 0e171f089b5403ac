import type { RouteObject } from "../../contract/account/account";
import { pages } from "../../contract/site/pages";
import type { Caller } from "./caller";

/** Pages below this one are listed as its children, by the rest of their paths. */
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

/** Whether this person may open a page: it is listed for everybody, or its permission or one of them is held. */
export function mayOpen({ admin, permission: held }: Caller, path: string): boolean {
  const { listed, permission } = pages[path] ?? {};
  if (permission === undefined) return listed === true;
  return admin || [permission].flat().some((name) => held.includes(name));
}

/** The pages that this person may open. Pages of the site itself are part of the application and not listed. */
export const routerList = (caller: Caller): { list: RouteObject[] } => ({
  list: Object.keys(pages).flatMap((path) =>
    mayOpen(caller, path) && !path.startsWith(`${parent}/`) ? [entryOf(path)] : [],
  ),
});
