import { afterEach, describe, expect, it } from "vitest";
import { isCollapsed, selectLayout } from "../../../machines/layout/layout.selectors";
import { selectActiveKey, selectTabs } from "../../../machines/tabs/tabs.selectors";
import { startConsole } from "../../../src/web/console/start-console";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { noteRunningAttempt, runningAttempts } from "../../../src/web/site/running-attempts";
import { attempt } from "../../machines/samples";
import { open } from "../app/open";

const mapDetail = "/examAccess/MAPDetail?menu_id=map-math";
const exam = "/examAccess/MAPExamAuto?menu_id=map-math&mode=standard";

const keptAs = (...hrefs: readonly string[]) => JSON.stringify(hrefs.map((href) => ({ href, name: null })));

/** A window whose width and messages from other windows the test sets. */
const makeWindow = (isNarrow = false) => {
  const others = new EventTarget();
  const widths = new EventTarget();
  const query = { matches: isNarrow, addEventListener: widths.addEventListener.bind(widths) };
  return {
    window: {
      document: window.document,
      scrollY: 0,
      scrollTo: () => undefined,
      matchMedia: () => query as unknown as MediaQueryList,
      addEventListener: others.addEventListener.bind(others) as Window["addEventListener"],
    },
    become: (narrow: boolean) => {
      query.matches = narrow;
      widths.dispatchEvent(new Event("change"));
    },
    hear: (key: string, newValue: string | null) =>
      void others.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })),
  };
};

const start = async (path: string, kept: Readonly<Record<string, string>> = {}, isNarrow = false) => {
  const application = await open(path, { token: "t" });
  for (const [key, value] of Object.entries(kept)) application.kept.setItem(key, value);
  const screen = makeWindow(isNarrow);
  const actors = startConsole({
    router: application.router,
    context: application.router.options.context,
    window: screen.window,
  });
  return {
    ...application,
    ...screen,
    ...actors,
    hrefs: () => selectTabs(actors.tabs.getSnapshot()).map(({ href }) => href),
    active: () => selectActiveKey(actors.tabs.getSnapshot()),
  };
};

afterEach(() => {
  for (const { menuId, href } of runningAttempts.get()) noteRunningAttempt(menuId, null, href);
});

describe("the tabs of the console", () => {
  it("begin with the pinned page and the one on screen, and notify other windows", async () => {
    const { hrefs, active, kept } = await start("/center");
    expect([hrefs(), active(), kept.getItem("visitedTabs")]).toEqual([
      ["/", "/center"],
      "/center",
      keptAs("/", "/center"),
    ]);
  });

  it("are restored in order, without those that are no page, have no tab, or are closed to the person", async () => {
    const { hrefs, active } = await start(mapDetail, {
      visitedTabs: keptAs(
        "/learningRecord",
        "/",
        mapDetail,
        "/nowhere/at/all",
        "/login",
        "/inspect",
        "//evil.test/x",
        "/learningRecord",
      ),
    });
    expect([hrefs(), active()]).toEqual([["/", "/learningRecord", mapDetail], mapDetail]);
  });

  it("come back as only the page on screen where the person wants it so", async () => {
    const { hrefs } = await start("/center", {
      visitedTabs: keptAs("/", "/learningRecord"),
      theme: JSON.stringify({ restoredTabs: "current" }),
    });
    expect(hrefs()).toEqual(["/", "/center"]);
  });

  it("are stored with each change, and removed with the person", async () => {
    const { router, kept, session, arrival, hrefs } = await start("/center");
    await router.navigate({ to: "/learningRecord" });
    expect(kept.getItem("visitedTabs")).toBe(keptAs("/", "/center", "/learningRecord"));
    const arrived = arrival();
    session.send({ type: "signOut.requested" });
    await arrived;
    expect([kept.getItem("visitedTabs"), hrefs()]).toEqual([null, ["/"]]);
  });

  it("stand for pages without one by their menu entry", async () => {
    const { active } = await start("/index");
    expect(active()).toBe("/");
  });

  it("lead to the neighbour when the page on screen is closed, and home when none is left", async () => {
    const { router, tabs, arrival, hrefs } = await start("/center");
    await router.navigate({ to: "/learningRecord" });
    const first = arrival();
    tabs.send({ type: "tabs.closed", key: "/learningRecord", scope: "self" });
    expect([await first, hrefs()]).toEqual(["/center", ["/", "/center"]]);
    const second = arrival();
    tabs.send({ type: "tabs.closed", key: "/center", scope: "all" });
    expect([await second, hrefs()]).toEqual(["/", ["/"]]);
  });

  it("follow other windows, but for the page on screen here", async () => {
    const { hear, hrefs, kept } = await start("/center");
    hear("visitedTabs", keptAs("/", mapDetail));
    expect(hrefs()).toEqual(["/", mapDetail, "/center"]);
    expect(kept.getItem("visitedTabs")).toBe(keptAs("/", "/center"));
    hear("visitedTabs", "garbage");
    expect(hrefs()).toEqual(["/", "/center"]);
  });

  it("are reported once by each of two windows that never agree, and not endlessly", async () => {
    const [one, other] = [await start("/center"), await start("/learningRecord")];
    const written: (readonly [string, string | null])[] = [];
    const join = (name: string, mine: typeof one, theirs: typeof one) =>
      mine.tabs.on("tabs.changed", () => {
        const list = mine.kept.getItem("visitedTabs");
        written.push([name, list]);
        if (written.length > 20) return;
        theirs.kept.setItem("visitedTabs", list ?? "");
        theirs.hear("visitedTabs", list);
      });
    join("one", one, other);
    join("other", other, one);
    await one.router.navigate({ to: "/learningRecord" });
    await one.router.navigate({ to: "/center" });
    one.tabs.send({ type: "tabs.closed", key: "/learningRecord", scope: "self" });
    other.tabs.send({ type: "tabs.closed", key: "/center", scope: "self" });
    expect([written, one.hrefs(), other.hrefs()]).toEqual([
      [
        ["one", keptAs("/", "/center", "/learningRecord")],
        ["one", keptAs("/", "/center")],
        ["other", keptAs("/", "/learningRecord")],
      ],
      ["/", "/learningRecord", "/center"],
      ["/", "/learningRecord"],
    ]);
  });

  it("keep a running sitting until it is over", async () => {
    const { router, tabs, hrefs } = await start("/center");
    noteRunningAttempt("map-math", attempt({ title: { en: "Mathematics" } }), exam);
    tabs.send({ type: "tabs.closed", key: "/center", scope: "all" });
    await router.load();
    expect(hrefs()).toEqual(["/", exam]);
    noteRunningAttempt("map-math", null, exam);
    expect(hrefs()).toEqual(["/"]);
  });
});

describe("the look of the console", () => {
  it("comes from the stored settings, without those that are not understood", async () => {
    const { appearance, layout } = await start("/center", {
      theme: JSON.stringify({ layout: "float", themeName: "plaid", showTabs: "yes" }),
    });
    const { shown } = appearance.getSnapshot().context;
    expect([
      shown.layout,
      shown.themeName,
      shown.showTabs,
      selectLayout(layout.getSnapshot(), shown.layout),
      document.documentElement.dataset["theme"],
    ]).toEqual(["float", "blue-black", true, "float", "blue-black"]);
  });

  it("is stored once it is saved, and follows other windows", async () => {
    const { appearance, kept, hear } = await start("/center");
    appearance.send({ type: "setting.changed", change: { themeName: "ocean" } });
    expect([document.documentElement.dataset["theme"], kept.getItem("theme")]).toEqual(["ocean", null]);
    appearance.send({ type: "settings.saved" });
    expect(JSON.parse(kept.getItem("theme") ?? "")).toMatchObject({ themeName: "ocean", layout: "column" });
    hear("theme", JSON.stringify({ themeName: "red-white" }));
    expect(document.documentElement.dataset["theme"]).toBe("red-white");
  });

  it("keeps the person's fold through narrow windows and pages without a column", async () => {
    const { layout, become, kept } = await start("/center", { collapse: "true" });
    const seen = () => [selectLayout(layout.getSnapshot(), "column"), isCollapsed(layout.getSnapshot(), "column")];
    expect(seen()).toEqual(["column", true]);
    become(true);
    expect(seen()).toEqual(["vertical", false]);
    become(false);
    layout.send({ type: "page.opened", noColumn: true });
    layout.send({ type: "page.opened", noColumn: false });
    expect([seen(), kept.getItem("collapse")]).toEqual([["column", true], "true"]);
    layout.send({ type: "fold.toggled" });
    expect([seen(), kept.getItem("collapse")]).toEqual([["column", false], "false"]);
  });

  it("begins narrow on a narrow window", async () => {
    const { layout } = await start("/center", {}, true);
    expect(selectLayout(layout.getSnapshot(), "column")).toBe("vertical");
  });
});

it("storage that throws does no harm", async () => {
  const application = await open("/center", { token: "t" });
  const closed = makeTextStorage(() => {
    throw new Error("forbidden");
  });
  const actors = startConsole({
    router: application.router,
    context: { ...application.router.options.context, local: closed },
    window: makeWindow().window,
  });
  await application.router.navigate({ to: "/learningRecord" });
  expect(selectTabs(actors.tabs.getSnapshot()).map(({ href }) => href)).toEqual(["/", "/center", "/learningRecord"]);
});
