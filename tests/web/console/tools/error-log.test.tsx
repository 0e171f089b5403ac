import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openOverlay, useOverlay } from "../../../../src/web/console/overlay";
import { hasErrorLog } from "../../../../src/web/console/tools/error-log-modes";
import { ErrorLogDialog } from "../../../../src/web/console/tools/ErrorLogDialog";
import { ErrorLogTool } from "../../../../src/web/console/tools/ErrorLogTool";
import { errorLog } from "../../../../src/web/console/tools/use-error-log";
import { showInConsole, cleanConsole } from "./harness";

cleanConsole();

const at = Date.UTC(2026, 10, 21, 9, 30);
const copied: string[] = [];
const Overlay = () => (useOverlay() === "errors" ? <ErrorLogDialog /> : null);
const open = async () => {
  openOverlay("errors");
  return showInConsole(
    <>
      <ErrorLogTool />
      <Overlay />
    </>,
  );
};
const fill = () => {
  const broken = Object.assign(new Error("x is undefined"), {
    stack: "Error: x is undefined\n    at draw (page.js:1:2)",
  });
  errorLog.add({ kind: "render", what: broken, page: "/analyse?attempt_id=a1", at });
  errorLog.add({ kind: "request", what: { type: "network.failed", isShown: true }, page: "/", at });
  errorLog.add({ kind: "request", what: { type: "network.failed", isShown: true }, page: "/", at });
};

beforeEach(() => {
  copied.length = 0;
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue({
    writeText: async (text: string) => void copied.push(text),
  } as Clipboard);
});
afterEach(() => {
  errorLog.clear();
  vi.restoreAllMocks();
});

describe("the error log", () => {
  it("is for production alone", () => {
    expect([hasErrorLog("production"), hasErrorLog("development"), hasErrorLog()]).toEqual([true, false, false]);
  });

  it("shows the message, place, count and time of each entry, and its stack on demand", async () => {
    fill();
    await open();
    const dialog = screen.getByRole("dialog", { name: "Error log" });
    const [request, render] = within(dialog).getAllByRole("listitem");
    expect(within(request!).getByText("2 times")).toBeDefined();
    expect([...request!.querySelectorAll("div > span")].map((mark) => mark.textContent).slice(0, 2)).toEqual([
      "Request",
      "2 times",
    ]);
    expect([request!.querySelector("p")?.textContent, request!.querySelector("details")]).toEqual(["network", null]);
    expect([
      render!.querySelector("p")?.textContent,
      render!.querySelector("time")?.dateTime,
      render!.querySelector("summary")?.textContent,
      render!.querySelector("pre")?.textContent,
      render!.querySelector("details")?.open,
    ]).toEqual([
      "Error: x is undefined",
      "2026-11-21T09:30:00.000Z",
      "Stack",
      "Error: x is undefined\n    at draw (page.js:1:2)",
      false,
    ]);
  });

  it("leads to the page of an entry, inside the application", async () => {
    fill();
    const { at: address } = await open();
    const link = screen.getByRole("link", { name: "/analyse?attempt_id=a1" });
    expect(link.getAttribute("href")).toBe("/analyse?attempt_id=a1");
    fireEvent.click(link);
    await waitFor(() => expect(address()).toBe("/analyse?attempt_id=a1"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("searches the web in a new window that does not learn where from", async () => {
    fill();
    await open();
    const links = screen.getAllByRole("link", { name: /^Search/ }).slice(2);
    expect(
      links.map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]),
    ).toEqual([
      ["https://www.baidu.com/s?wd=Error%3A%20x%20is%20undefined", "_blank", "noreferrer"],
      ["https://www.google.com/search?q=Error%3A%20x%20is%20undefined", "_blank", "noreferrer"],
    ]);
  });

  it("copies one entry or all, with a confirmation", async () => {
    fill();
    await open();
    fireEvent.click(screen.getAllByRole("button", { name: "Copy" })[1]!);
    await screen.findByRole("button", { name: "Copied" });
    fireEvent.click(screen.getByRole("button", { name: "Copy all" }));
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Copied" }).length).toBe(2));
    const [render, request] = [
      "[render] Error: x is undefined\n/analyse?attempt_id=a1 ×1 2026-11-21T09:30:00.000Z\nError: x is " +
        "undefined\n    at draw (page.js:1:2)",
      "[request] network\n/ ×2 2026-11-21T09:30:00.000Z",
    ];
    expect(copied).toEqual([render, `${request}\n\n${render}`]);
  });

  it("reports a refusal of the clipboard", async () => {
    fill();
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Copy all" }));
    expect(await screen.findByRole("button", { name: "Could not copy" })).toBeDefined();
  });

  it("keeps its entries when closed, and drops them when all are hidden", async () => {
    fill();
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect([
      screen.queryByRole("dialog"),
      screen.getByRole("button", { name: "Error log, 2 entries" }).textContent,
    ]).toEqual([null, "2"]);
    act(() => openOverlay("errors"));
    fireEvent.click(screen.getByRole("button", { name: "Hide all" }));
    expect([screen.queryByRole("dialog"), screen.queryByRole("button"), errorLog.get()]).toEqual([null, null, []]);
  });

  it("shows a message when it is empty", async () => {
    await open();
    expect([
      screen.getByText("Nothing has gone wrong").tagName,
      screen.queryByRole("button", { name: "Hide all" }),
    ]).toEqual(["DIV", null]);
  });
});
