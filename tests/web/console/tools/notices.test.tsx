import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addresses } from "../../../../src/contract/calls/addresses";
import { Notices } from "../../../../src/web/console/tools/Notices";
import { siteAddress } from "../../../../src/web/ui/markup/site-address";
import { toastStore } from "../../../../src/web/ui/toasts";
import { answerWith, asked, server, showInConsole, cleanConsole } from "./harness";

cleanConsole();
afterEach(() => void vi.useRealTimers());

const notice = (id: string, more: object = {}) => ({
  image: "",
  notice: `Your result for <a href="/examAccess/result?attempt_id=${id}">Test ${id}</a> is ready`,
  email: "",
  key: `result:${id}`,
  at: Number(id),
  read: true,
  ...more,
});
const listOf = (...list: readonly object[]) => answerWith("noticeList", { list, total: list.length, next: null });
const bell = (name: string | RegExp) => screen.findByRole("button", { name });
const open = async (name: string | RegExp) => {
  fireEvent.click(await bell(name));
  await screen.findByRole("tabpanel");
};
const lines = () =>
  [...document.querySelectorAll("[role=tabpanel] li > div:last-child > div")].map((line) => line.textContent);
const marks = () =>
  [...document.querySelectorAll("[role=tabpanel] li")].map((line) =>
    line.textContent?.includes("New") ? "new" : "read",
  );

describe("the bell where the person has not switched it on", () => {
  it("is not there without notices, nor with read ones", async () => {
    listOf(notice("1"));
    await showInConsole(<Notices isAlways={false} />);
    await waitFor(() => expect(asked.includes(addresses.noticeList.path)).toBe(true));
    await act(async () => undefined);
    expect(screen.queryByRole("button", { name: /Notices/ })).toBe(null);
  });
  it("comes with the first unread one, and stays once that is read", async () => {
    listOf(notice("1"), notice("2", { read: false }));
    await showInConsole(<Notices isAlways={false} />);
    await open("Notices, 2");
    await waitFor(() => expect(asked).toContain(addresses.markNotices.path));
    expect((await bell("Notices, 2")).textContent).toBe("2");
  });
});

describe("notices", () => {
  it("are counted on the bell, and listed by kind", async () => {
    listOf(
      notice("1"),
      notice("2", { email: "A letter" }),
      notice("3", { notice: "", email: "Another", image: "/media/post.png" }),
    );
    await showInConsole(<Notices isAlways />);
    const button = await bell("Notices, 3");
    expect([button.textContent, button.getAttribute("aria-expanded")]).toEqual(["3", "false"]);
    await open("Notices, 3");
    await waitFor(() => expect(lines().length).toBe(2));
    expect([button.getAttribute("aria-expanded"), lines()]).toEqual([
      "true",
      ["Your result for Test 1 is ready", "Your result for Test 2 is ready"],
    ]);
    fireEvent.click(screen.getByRole("tab", { name: "Email" }));
    await waitFor(() => expect(lines().length).toBe(2));
    expect([lines(), document.querySelector("[role=tabpanel] img")?.getAttribute("src")]).toEqual([
      ["A letter", "Another"],
      "/media/post.png",
    ]);
  });

  it("have tabs that are walked by arrows and ends", async () => {
    listOf();
    await showInConsole(<Notices isAlways />);
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

  it("show no count and a message if there are none", async () => {
    listOf();
    await showInConsole(<Notices isAlways />);
    await open("Notices");
    await screen.findByText("No notices. New results will be announced here.");
    expect([
      (await bell("Notices")).textContent,
      screen.getByRole("button", { name: "Clear messages" }).getAttribute("aria-disabled"),
    ]).toEqual(["", "true"]);
    fireEvent.click(screen.getByRole("button", { name: "Clear messages" }));
    expect(toastStore.get()).toEqual([]);
    fireEvent.click(screen.getByRole("tab", { name: "Email" }));
    expect(await screen.findByText("No email")).toBeDefined();
  });

  it("count the notices that the list omits", async () => {
    answerWith("noticeList", { list: [notice("1")], total: 150, next: null });
    await showInConsole(<Notices isAlways />);
    expect((await bell("Notices, 150")).textContent).toBe("99+");
  });

  it("say why they could not be loaded, and can be tried again", async () => {
    await showInConsole(<Notices isAlways />);
    await waitFor(() => expect(asked.length).toBe(1));
    await open("Notices");
    await screen.findByText("Network busy, please try again later");
    listOf(notice("1"));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(lines()).toEqual(["Your result for Test 1 is ready"]));
  });

  it("wait quietly while they are under way", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    await showInConsole(<Notices isAlways />);
    await open("Notices");
    expect(within(screen.getByRole("tabpanel")).getByRole("status").getAttribute("aria-label")).toBe("Loading");
  });

  it("lead into the application without a reload, and close", async () => {
    listOf(notice("1"));
    const { at } = await showInConsole(<Notices isAlways />);
    await open("Notices, 1");
    fireEvent.click(await screen.findByRole("link", { name: "Test 1" }));
    await waitFor(() => expect(at()).toBe("/examAccess/result?attempt_id=1"));
    expect((await bell("Notices, 1")).getAttribute("aria-expanded")).toBe("false");
  });

  it("leave a link to the browser that is opened beside, or leads elsewhere", async () => {
    listOf(notice("1"), notice("2", { notice: '<a href="https://elsewhere.test/x">Elsewhere</a>' }));
    const { at } = await showInConsole(<Notices isAlways />);
    await open("Notices, 2");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const isLeft = fireEvent.click(await screen.findByRole("link", { name: "Test 1" }), { ctrlKey: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect([isLeft, at()]).toEqual([false, "/start"]);
  });

  it("are removed when the server has cleared them, and come back only from the server", async () => {
    listOf(notice("2"), notice("1"));
    await showInConsole(<Notices isAlways />);
    await open("Notices, 2");
    await waitFor(() => expect(lines().length).toBe(2));
    answerWith("markNotices", {});
    listOf();
    fireEvent.click(screen.getByRole("button", { name: "Clear messages" }));
    await waitFor(() => expect(lines()).toEqual([]));
    expect([
      (await bell("Notices")).textContent,
      asked.filter((path) => path === "/api/user/mark_notices").length,
    ]).toEqual(["", 1]);
    await waitFor(() =>
      expect(toastStore.get().map(({ tone, content }) => [tone, content])).toEqual([
        ["plain", { message: "notice.cleared" }],
      ]),
    );
  });

  it("stay, with a message, where clearing did not reach the server", async () => {
    listOf(notice("1"));
    await showInConsole(<Notices isAlways />);
    await open("Notices, 1");
    await waitFor(() => expect(lines().length).toBe(1));
    fireEvent.click(screen.getByRole("button", { name: "Clear messages" }));
    await waitFor(() => expect(toastStore.get().map(({ tone }) => tone)).toEqual(["error"]));
    expect(lines().length).toBe(1);
  });

  it("are marked as new while they are looked at, and reported to the server as seen", async () => {
    listOf(notice("2", { read: false }), notice("1"));
    answerWith("markNotices", {});
    await showInConsole(<Notices isAlways />);
    await open("Notices, 2");
    await waitFor(() => expect(marks()).toEqual(["new", "read"]));
    await waitFor(() => expect(asked.filter((path) => path === "/api/user/mark_notices").length).toBe(1));
  });

  it("come page by page", async () => {
    answerWith("noticeList", { list: [notice("2")], total: 2, next: "2.result:2" });
    await showInConsole(<Notices isAlways />);
    await open("Notices, 2");
    const more = await screen.findByRole("button", { name: "Show earlier ones" });
    listOf(notice("1"));
    fireEvent.click(more);
    await waitFor(() =>
      expect(lines()).toEqual(["Your result for Test 2 is ready", "Your result for Test 1 is ready"]),
    );
    expect(screen.queryByRole("button", { name: "Show earlier ones" })).toBeNull();
  });

  it("are asked for again every five minutes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    listOf();
    await showInConsole(<Notices isAlways />);
    await waitFor(() => expect(asked.length).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000 - 1_000));
    expect(asked.length).toBe(1);
    server.clear();
    listOf(notice("1"));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect([asked.length, (await bell("Notices, 1")).textContent]).toEqual([2, "1"]);
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
  expect(siteAddress(href, "https://school.test")).toBe(address);
});
