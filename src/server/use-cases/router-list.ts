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

/** The pages that this person may open. Pages of the site itself are part of the application and not listed. */
export const routerList = ({ admin, permission: held }: Caller): { list: RouteObject[] } => ({
  list: Object.entries(pages).flatMap(([path, { listed, permission }]) => {
    const isOpen = permission === undefined ? listed === true : admin || held.includes(permission);
    return isOpen && !path.startsWith(`${parent}/`) ? [entryOf(path)] : [];
  }),
});
