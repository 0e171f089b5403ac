import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ExportMenu } from "../../../src/web/studio/ExportMenu";
import { show } from "../show";

const report = {
  title: { en: "Unit 3", zh: "第三单元" },
  languages: ["zh", "en"],
  exact: 3,
  changed: 1,
  left_out: 1,
  test: [{ code: "timeLimitLeftOut", sentence: { en: "Time limits are left out.", zh: "时间限制未包含。" } }],
  questions: [
    {
      n: 2,
      title: "Two",
      outcome: "changed",
      reasons: [{ code: "a", sentence: { en: "It changes.", zh: "有变化。" } }],
    },
    {
      n: 4,
      title: "Four",
      outcome: "leftOut",
      reasons: [{ code: "b", sentence: { en: "No such kind.", zh: "无此题型。" } }],
    },
  ],
};

const asked: string[] = [];
let refusal: { readonly code: number; readonly msg: string } | null;
const json = (body: object) => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

beforeEach(() => {
  asked.length = 0;
  refusal = null;
  vi.stubGlobal("fetch", async (request: Request | URL | string, init?: RequestInit) => {
    const { url, headers } = new Request(request, init);
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    if (pathname.endsWith("/export_report")) return json({ code: 200, msg: "", data: report });
    if (refusal !== null) return json({ ...refusal, data: null });
    expect(headers.get("authorization")).toMatch(/^Bearer /);
    return new Response("bytes", {
      headers: { "content-disposition": "attachment", "content-type": "application/xml" },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (language: "en" | "zh" = "en") => {
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ExportMenu menuId="unit-3" />
    </QueryClientProvider>,
    language,
  );
  fireEvent.click(screen.getByRole("button", { name: language === "en" ? "Export" : "导出" }));
};

describe("the export of a test", () => {
  it("shows the changes and omissions of a format before the file is saved", async () => {
    open();
    await screen.findByText("3 exact, 1 changed, 1 left out");
    expect(screen.getByText("The file holds the keys.")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Time limits are left out.",
      "1 question: It changes.",
      "1 question: No such kind.",
      "2. Two: It changes.",
      "4. Four: Left out. No such kind.",
    ]);
    fireEvent.change(screen.getByRole("combobox", { name: "Format" }), { target: { value: "moodle" } });
    await waitFor(() =>
      expect(asked.at(-1)).toBe("/api/studio/export_report?menu_id=unit-3&format=moodle&language=en"),
    );
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
    await screen.findByText("3 exact, 1 changed, 1 left out");
    fireEvent.click(screen.getByRole("button", { name: "Save the file" }));
    await waitFor(() => expect(saved).toEqual(["Unit-3.xml"]));
    expect(asked.at(-1)).toBe("/api/studio/tests/unit-3/export?format=moodle&language=en");
  });

  it("is described in Chinese, and shows the reason for a refusal", async () => {
    refusal = { code: 100212, msg: "测试结束后即可查看结果。" };
    open("zh");
    await screen.findByText("完全一致 3 题，有变化 1 题，未包含 1 题");
    fireEvent.click(screen.getByRole("button", { name: "保存文件" }));
    expect((await screen.findByRole("alert")).textContent).toBe("测试结束后即可查看结果。");
  });
});
