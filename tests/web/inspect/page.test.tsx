import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { describe, expect, it, vi } from "vitest";
import enApp from "../../../src/web/i18n/en.json";
import enInspect from "../../../src/web/i18n/parts/inspect.en.json";
import zhInspect from "../../../src/web/i18n/parts/inspect.zh.json";
import zhApp from "../../../src/web/i18n/zh.json";
import { makeInspector } from "../../../src/web/inspect/live/inspector";
import type { ActorState, InspectionReport, InspectionRequest } from "../../../src/web/inspect/live/messages";
import { recordingOf } from "../../../src/web/inspect/live/record";
import { InspectorPage } from "../../../src/web/inspect/page/InspectorPage";
import { getSystem } from "../../../src/web/theme/system";

const messages = { en: { ...enApp, ...enInspect }, zh: { ...zhApp, ...zhInspect } };

const open = (language: "en" | "zh" = "en") => {
  const sent: InspectionRequest[] = [];
  let hear: (message: unknown) => void = () => undefined;
  const inspector = makeInspector({
    post: (request) => sent.push(request),
    listen: (tell) => {
      hear = tell;
      return () => undefined;
    },
  });
  render(
    <ChakraProvider value={getSystem()}>
      <IntlProvider locale={language} messages={messages[language]}>
        <InspectorPage inspector={inspector} />
      </IntlProvider>
    </ChakraProvider>,
  );
  return { sent, tell: (report: InspectionReport) => act(() => hear(report)) };
};

const state = (place: string, accepts: readonly string[]): ActorState => ({
  status: "active",
  active: ["session", `session.${place}`],
  tags: [],
  context: { token: "•••", profile: { grade: 5, role: ["student"] }, fault: null },
  accepts,
});
const actor = { actor: "x:0", chart: "session" };
const present: InspectionReport = {
  version: 1,
  kind: "actors",
  tab: "t1",
  at: 0,
  actors: [{ ...actor, state: state("loggedOut", ["signIn.submitted", "storage.changed"]) }],
};
const moved: InspectionReport = {
  version: 1,
  kind: "step",
  tab: "t1",
  at: 400,
  ...actor,
  state: state("authenticating", []),
  event: { type: "signIn.submitted", credentials: "•••" },
  transitions: ["session.loggedOut|signIn.submitted|0"],
};

const texts = (role: string, within_: HTMLElement) =>
  within(within_)
    .queryAllByRole(role)
    .map((element) => element.textContent);
const region = (name: string) => screen.getByRole("region", { name });

describe("the inspector", { timeout: 30_000 }, () => {
  it("asks the tabs, lists the charts and draws the first", async () => {
    const { sent } = open();
    expect(sent[0]).toEqual({ version: 1, kind: "hello" });
    expect(texts("button", region("Charts")).slice(0, 4)).toEqual(["session", "visitor", "invitation", "routes"]);
    expect(region("Running actors").textContent).toContain("None heard.");
    const drawing = await screen.findByRole("img", { name: "session" }, { timeout: 10_000 });
    expect(drawing.textContent).toContain("loggedOut");
  });

  it("shows the state of a running actor and its last transitions", async () => {
    const { tell } = open();
    tell(present);
    await screen.findByRole("img", { name: "Chart session, active: session, session.loggedOut" }, { timeout: 10_000 });
    tell(moved);
    expect(screen.getByRole("img", { name: "Chart session, active: session, session.authenticating" })).toBeTruthy();
    expect(texts("button", region("Running actors"))).toEqual(["session · tab 1session.authenticating"]);
    expect(region("Events so far").textContent).toContain("session: signIn.submitted, 1 transition");
    expect(region("Events so far").textContent).toContain("•••");
  });

  it("describes the active states, or all states if none of them is described or active", () => {
    const { tell } = open();
    fireEvent.click(within(region("Charts")).getByRole("button", { name: "release" }));
    const meanings = () =>
      within(region("What the states mean"))
        .queryAllByRole("term")
        .map((term) => term.textContent);
    expect([meanings().length > 3, meanings()[0]]).toEqual([true, "release.current"]);
    tell({
      ...present,
      actors: [
        {
          actor: "x:1",
          chart: "release",
          state: { ...state("x", []), active: ["release", "release.newer", "release.newer.withheld"] },
        },
        { actor: "x:2", chart: "clock", state: { ...state("x", []), active: [] } },
      ],
    });
    expect(meanings()).toEqual(["release.newer", "release.newer.withheld"]);
    expect(region("What the states mean").textContent).toContain("An attempt is on screen: nothing may interrupt it.");
    fireEvent.click(within(region("Running actors")).getByRole("button", { name: /clock/ }));
    expect([meanings().length > 3, meanings().every((id) => id?.startsWith("clock"))]).toEqual([true, true]);
    fireEvent.click(within(region("Charts")).getByRole("button", { name: "speech" }));
    expect(region("What the states mean").textContent).toContain("Their names say all.");
  });

  it("walks the context with the arrow keys", () => {
    const { tell } = open();
    tell(present);
    const tree = screen.getByRole("tree", { name: "Context of session" });
    const items = () => texts("treeitem", tree);
    expect(items()).toEqual(['token: "•••"', "▸profile: {2}", "fault: null"]);
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? tree, { key });
    within(tree).getAllByRole("treeitem")[0]?.focus();
    press("ArrowDown");
    press("ArrowRight");
    expect(items()).toEqual(['token: "•••"', "▾profile: {2}", "grade: 5", "▸role: [1]", "fault: null"]);
    press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("grade: 5");
    press("ArrowLeft");
    press("ArrowLeft");
    expect(items()).toHaveLength(3);
    press("End");
    expect([
      document.activeElement?.textContent,
      within(tree)
        .getAllByRole("treeitem")
        .map((item) => item.tabIndex),
    ]).toEqual(["fault: null", [-1, -1, 0]]);
  });

  it("sends an event with the fields that were typed, and none that is not JSON", () => {
    const { tell, sent } = open();
    tell(present);
    const panel = within(region("Events"));
    const field = panel.getByRole("textbox", { name: "Fields of the event, as a JSON object" });
    fireEvent.change(field, { target: { value: "{oops" } });
    expect([
      field.getAttribute("aria-invalid"),
      panel.getByRole("status").textContent,
      panel.getByRole<HTMLButtonElement>("button", { name: "storage.changed" }).disabled,
    ]).toEqual(["true", "This is not a JSON object of fields.", true]);
    fireEvent.change(field, { target: { value: '{"token":"abc"}' } });
    fireEvent.click(panel.getByRole("button", { name: "storage.changed" }));
    expect(sent.at(-1)).toEqual({
      version: 1,
      kind: "send",
      tab: "t1",
      actor: "x:0",
      event: { type: "storage.changed", token: "abc" },
    });
  });

  it("zooms by button and by key", async () => {
    open();
    const area = await screen.findByRole("group", { name: "Drawing of session" }, { timeout: 10_000 });
    const tools = within(screen.getByRole("toolbar", { name: "Drawing" }));
    fireEvent.click(tools.getByRole("button", { name: "Larger" }));
    expect(tools.getByText("125 %")).toBeTruthy();
    fireEvent.keyDown(area, { key: "-" });
    fireEvent.keyDown(area, { key: "-" });
    expect(tools.getByText("80 %")).toBeTruthy();
    fireEvent.keyDown(area, { key: "0" });
    expect(tools.getByText("100 %")).toBeTruthy();
  });

  it("replays a recording from a file, and says why a file is none", async () => {
    open();
    const choose = async (text: string) => {
      fireEvent.change(screen.getByLabelText("Open a recording", { selector: "input" }), {
        target: { files: [new File([text], "r.json")] },
      });
      await act(() => Promise.resolve());
    };
    await choose("{}");
    expect(await screen.findByText("This file is not a recording.")).toBeTruthy();
    await choose(JSON.stringify(recordingOf([present, moved])));
    const bar = within(await screen.findByRole("group", { name: "Recording" }));
    expect(bar.getByText("1 of 2")).toBeTruthy();
    fireEvent.click(bar.getByRole("button", { name: "One step on" }));
    expect([bar.getByText("2 of 2").textContent, texts("button", region("Running actors"))]).toEqual([
      "2 of 2",
      ["session · tab 1session.authenticating"],
    ]);
    vi.useFakeTimers();
    fireEvent.click(bar.getByRole("button", { name: "One step back" }));
    fireEvent.click(bar.getByRole("button", { name: "Play" }));
    act(() => void vi.advanceTimersByTime(400));
    vi.useRealTimers();
    expect(bar.getByText("2 of 2")).toBeTruthy();
    fireEvent.click(bar.getByRole("button", { name: "Back to what runs now" }));
    expect(screen.queryByRole("group", { name: "Recording" })).toBeNull();
  });

  it("speaks Chinese", () => {
    const { tell } = open("zh");
    tell(present);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("状态图检查");
    expect(texts("button", region("正在运行"))).toEqual(["session · 标签页 1session.loggedOut"]);
  });
});
