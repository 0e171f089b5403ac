import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rememberCleared, withoutCleared } from "../../../../src/web/console/tools/cleared-notices";
import { ownAddress } from "../../../../src/web/console/tools/notice-html";
import { Notices } from "../../../../src/web/console/tools/Notices";
import { makeTextStorage } from "../../../../src/web/effects/storage";
import { toastStore } from "../../../../src/web/ui/toasts";
import { memoryStorage } from "../../../support/memory-storage";
import { answerWith, asked, server, showInConsole, cleanConsole } from "./harness";

// happy-dom cannot carry out the sanitising; tests/browser/notice-html.test.ts tests it where it runs
vi.mock("../../../../src/web/console/tools/notice-html", async (original) => ({
  ...(await original<typeof import("../../../../src/web/console/tools/notice-html")>()),
  safeNotice: (html: string) => html,
}));

cleanConsole();
afterEach(() => void vi.useRealTimers());

const notice = (id: string, more: object = {}) => ({
  image: "",
  notice: `Your result for <a href="/examAccess/result?attempt_id=${id}">Test ${id}</a> is ready`,
  email: "",
  ...more,
});
const listOf = (...list: readonly object[]) => answerWith("noticeList", { list, total: list.length });
const bell = (name: string | RegExp) => screen.findByRole("button", { name });
const open = async (name: string | RegExp) => {
  fireEvent.click(await bell(name));
  await screen.findByRole("tabpanel");
};
const lines = () => [...document.querySelectorAll("[role=tabpanel] li")].map((line) => line.textContent);

describe("notices", () => {
  it("are counted on the bell, and listed by kind", async () => {
    listOf(
      notice("1"),
      notice("2", { email: "A letter" }),
      notice("3", { notice: "", email: "Another", image: "/media/post.png" }),
    );
    await showInConsole(<Notices />);
    const button = await bell("Notices, 3");
    expect([button.textContent, button.getAttribute("aria-expanded")]).toEqual(["3", "false"]);
    await open("Notices, 3");
    expect([button.getAttribute("aria-expanded"), lines()]).toEqual([
      "true",
      ["Your result for Test 1 is ready", "Your result for Test 2 is ready"],
    ]);
    fireEvent.click(screen.getByRole("tab", { name: "Email" }));
    expect([lines(), document.querySelector("[role=tabpanel] img")?.getAttribute("src")]).toEqual([
      ["A letter", "Another"],
      "/media/post.png",
    ]);
  });

  it("have tabs that are walked by arrows and ends", async () => {
    listOf();
    await showInConsole(<Notices />);
    await open("Notices");
    const tabs = screen.getAllByRole("tab");
    tabs[0]!.focus();
    const walked = ["ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"].map((key) => {
      fireEvent.keyDown(document.activeElement!, { key });
      return [
        document.activeElement?.textContent,
        tabs.map((tab) => `${tab.getAttribute("aria-selected")} ${tab.tabIndex}`),
      ];
    });
    const [first, second] = [
      ["Notices", ["true 0", "false -1"]],
      ["Email", ["false -1", "true 0"]],
    ];
    expect(walked).toEqual([second, first, second, first, second]);
    expect(screen.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe(tabs[1]!.id);
  });

  it("show no count where there are none, and say so", async () => {
    listOf();
    await showInConsole(<Notices />);
    await open("Notices");
    await screen.findByText("No notices. New results will be announced here.");
    expect([
      (await bell("Notices")).textContent,
      screen.getByRole("button", { name: "Clear messages" }).getAttribute("aria-disabled"),
    ]).toEqual(["", "true"]);
    fireEvent.click(screen.getByRole("button", { name: "Clear messages" }));
    expect(toastStore.get()).toEqual([]);
    fireEvent.click(screen.getByRole("tab", { name: "Email" }));
    expect(screen.getByText("No email")).toBeDefined();
  });

  it("count what the list leaves out", async () => {
    answerWith("noticeList", { list: [notice("1")], total: 150 });
    await showInConsole(<Notices />);
    expect((await bell("Notices, 150")).textContent).toBe("99+");
  });

  it("say why they cannot be had, and try again", async () => {
    await showInConsole(<Notices />);
    await waitFor(() => expect(asked.length).toBe(1));
    await open("Notices");
    await screen.findByText("Network busy, please try again later");
    listOf(notice("1"));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(lines()).toEqual(["Your result for Test 1 is ready"]));
  });

  it("wait quietly while they are under way", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    await showInConsole(<Notices />);
    await open("Notices");
    expect(within(screen.getByRole("tabpanel")).getByRole("status").getAttribute("aria-label")).toBe("Loading");
  });

  it("lead into the application without a reload, and close", async () => {
    listOf(notice("1"));
    const { at } = await showInConsole(<Notices />);
    await open("Notices, 1");
    fireEvent.click(screen.getByRole("link", { name: "Test 1" }));
    await waitFor(() => expect(at()).toBe("/examAccess/result?attempt_id=1"));
    expect((await bell("Notices, 1")).getAttribute("aria-expanded")).toBe("false");
  });

  it("leave a link to the browser that is opened beside, or leads elsewhere", async () => {
    listOf(notice("1"), { image: "", notice: '<a href="https://elsewhere.test/x">Elsewhere</a>', email: "" });
    const { at } = await showInConsole(<Notices />);
    await open("Notices, 2");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const isLeft = fireEvent.click(screen.getByRole("link", { name: "Test 1" }), { ctrlKey: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect([isLeft, at()]).toEqual([false, "/start"]);
  });

  it("go when they are cleared and stay away; new ones come", async () => {
    listOf(notice("1"), notice("2"));
    const first = await showInConsole(<Notices />);
    await open("Notices, 2");
    fireEvent.click(screen.getByRole("button", { name: "Clear messages" }));
    expect([
      lines(),
      (await bell("Notices")).textContent,
      toastStore.get().map(({ tone, content }) => [tone, content]),
    ]).toEqual([[], "", [["plain", { message: "notice.cleared" }]]]);
    first.unmount();
    listOf(notice("3"), notice("1"), notice("2"));
    await showInConsole(<Notices />);
    await open("Notices, 1");
    expect(lines()).toEqual(["Your result for Test 3 is ready"]);
  });

  it("are cleared for one person alone", async () => {
    listOf(notice("1"));
    const first = await showInConsole(<Notices />);
    await open("Notices, 1");
    fireEvent.click(screen.getByRole("button", { name: "Clear messages" }));
    first.unmount();
    await showInConsole(<Notices />, { profile: { username: "ben" } });
    expect((await bell("Notices, 1")).textContent).toBe("1");
  });

  it("are asked for again every five minutes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    listOf();
    await showInConsole(<Notices />);
    await waitFor(() => expect(asked.length).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000 - 1_000));
    expect(asked.length).toBe(1);
    server.clear();
    listOf(notice("1"));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect([asked.length, (await bell("Notices, 1")).textContent]).toEqual([2, "1"]);
  });
});

describe("what has been cleared", () => {
  const storage = () => makeTextStorage(() => kept);
  let kept = memoryStorage({});
  const plain = (words: string) => ({ image: "", notice: words, email: "" });

  it("is known by what it is about, in whatever language it comes", () => {
    kept = memoryStorage({});
    rememberCleared(storage(), "ann", [notice("1")]);
    const chinese = {
      image: "",
      notice: '<a href="/examAccess/result?attempt_id=1">测试</a> 的成绩已经出来',
      email: "",
    };
    expect(withoutCleared(storage(), "ann", [chinese, notice("2")])).toEqual([notice("2")]);
  });

  it("is known by its words where it is about nothing that has an address", () => {
    kept = memoryStorage({});
    rememberCleared(storage(), "ann", [plain("School is closed"), plain('<a href="/">Home</a> has changed')]);
    expect(
      withoutCleared(storage(), "ann", [
        plain("School is closed"),
        plain("School is open"),
        plain('<a href="/">Home</a> has changed again'),
      ]),
    ).toEqual([plain("School is open"), plain('<a href="/">Home</a> has changed again')]);
  });

  it("is kept as marks that say neither who nor what, two hundred at most", () => {
    kept = memoryStorage({});
    rememberCleared(storage(), "ann", [plain("School is closed")]);
    expect(kept.getItem("clearedNotices")).toMatch(/^\["[a-z0-9]{5,11}"\]$/);
    rememberCleared(
      storage(),
      "ann",
      Array.from({ length: 250 }, (_, place) => plain(`n ${place}`)),
    );
    expect([
      (JSON.parse(kept.getItem("clearedNotices") ?? "[]") as string[]).length,
      withoutCleared(storage(), "ann", [plain("n 249"), plain("n 50"), plain("n 49")]),
    ]).toEqual([200, [plain("n 49")]]);
  });

  it.each(["no JSON", "{}", "null", '[1,{"a":2}]'])("is nothing where the storage holds %s", (text) => {
    kept = memoryStorage({ clearedNotices: text });
    expect(withoutCleared(storage(), "ann", [plain("a")])).toEqual([plain("a")]);
    rememberCleared(storage(), "ann", [plain("a")]);
    expect(withoutCleared(storage(), "ann", [plain("a")])).toEqual([]);
  });
});

it.each([
  ["/examAccess/result?attempt_id=1#top", "/examAccess/result?attempt_id=1#top"],
  ["https://school.test/center", "/center"],
  ["https://school.test.evil.test/center", null],
  ["//evil.test/x", null],
  ["/\\evil.test", null],
  ["http://school.test/", null],
  ["javascript:alert(1)", null],
  ["https://", null],
])("the address %j inside the application is %j", (href, address) => {
  expect(ownAddress(href, "https://school.test")).toBe(address);
});
