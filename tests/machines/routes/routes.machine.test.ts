import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { fromServer } from "../../../machines/routes/route-entry";
import { routesMachine, type ListedRoutes, type RoutesMode } from "../../../machines/routes/routes.machine";
import { areRoutesSettled, selectEntries, wayTo } from "../../../machines/routes/routes.selectors";
import { list, appEntries } from "./samples";

const load = async (mode: RoutesMode, isRoleControlled: boolean) => {
  const routes = createActor(
    routesMachine.provide({
      actors: {
        readOwnRoutes: fromPromise(async () => appEntries),
        listRoutes: fromPromise(async (): Promise<ListedRoutes> => ({ own: appEntries, list })),
      },
    }),
    { input: { isRoleControlled } },
  ).start();
  routes.send({ type: "routes.wanted", mode });
  return waitFor(routes, areRoutesSettled);
};

describe("the loaded routes", () => {
  it.each([
    ["intelligence", true, ["/center", "/examAccess/exam"]],
    ["intelligence", false, ["/center", "/inspect", "/examAccess/exam"]],
    ["visit", true, ["/center", "/inspect", "/examAccess/exam"]],
    ["all", true, ["/examAccess/exam", "/center", "*"]],
    ["all", false, ["/examAccess/exam", "/inspect", "/center", "*"]],
  ] as const)("for %s with role control %s", async (mode, isRoleControlled, paths) => {
    expect(selectEntries(await load(mode, isRoleControlled)).map(({ path }) => path)).toEqual(paths);
  });

  it("redirects only where the server lists the routes", async () => {
    const listed = await load("all", true);
    const known = await load("intelligence", true);
    expect([
      wayTo(listed, "/center"),
      wayTo(listed, "/inspect"),
      wayTo(known, "/center"),
      wayTo(known, "/inspect"),
    ]).toEqual(["open", { redirect: "/" }, "open", null]);
  });
});

it.each([
  [{ title: "用户管理" }, "用户管理"],
  [{ title: "  Users " }, "Users"],
  [{ title: "  " }, undefined],
  [{ title: 7 }, undefined],
  [{ title: null }, undefined],
  ["title", undefined],
  [null, undefined],
  [undefined, undefined],
])("meta %j calls a page %s", (meta, title) => {
  expect(fromServer([{ path: "/center", component: "/center", meta }], appEntries)[0]).toEqual({
    path: "/center",
    component: "/center",
    isPermitted: true,
    ...(title === undefined ? {} : { title }),
  });
});

it("any list of a server yields only pages of this application, with the landing page's route last", () => {
  const meta = fc.oneof(fc.record({ title: fc.anything() }), fc.anything());
  const item = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: "small" },
      fc.anything(),
      fc.record({
        path: fc.constantFrom("/center", "exam", "/examAccess", "//evil.test"),
        component: fc.constantFrom("/center", "/examAccess/exam", "eval", "__proto__"),
        meta,
        children: fc.array(tie("node"), { maxLength: 3 }),
      }),
    ),
  })).node;
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const entries = fromServer(items, appEntries);
      expect(entries.at(-1)).toEqual({ path: "*", component: null, redirect: "/", isPermitted: true });
      const pages = entries.slice(0, -1);
      expect(pages.filter(({ title }) => title !== undefined && typeof title !== "string")).toEqual([]);
      expect(
        pages.map(
          ({ path, component, isPermitted }) =>
            appEntries.filter(
              (page) => page.path === path && page.component === component && page.isPermitted === isPermitted,
            ).length,
        ),
      ).toEqual(pages.map(() => 1));
    }),
  );
});
