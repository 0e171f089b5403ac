import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import type { SiteSettings } from "../../../src/contract/site/site-admin";
import { SiteConfigPage } from "../../../src/web/manage/site/SiteConfigPage";
import { UsersPage } from "../../../src/web/manage/users/UsersPage";
import { show } from "../show";

const fields = {
  name: "Hill",
  logo: "",
  theme_id: "blue-black",
  site: "",
  site_pc: "",
  site_h5: "",
  favicon: "",
  watermark_img: "",
  watermark_img_teacher: "",
  is_check_user_status: 0,
  qrcode_service: "",
  statistics_url: "",
  review: "none" as const,
};
const settings = (version: number, change: object = {}): SiteSettings => ({
  fields: { ...fields, ...change },
  version,
  changed_at: version === 0 ? null : 1_000,
  changed_by: version === 0 ? null : "Ben",
});

type Answer = (input: Record<string, unknown>) => { readonly code?: number; readonly data: unknown };
let answers: Partial<Record<CallName, Answer>> = {};
const sent: [CallName, Record<string, unknown>][] = [];

beforeEach(() => {
  answers = {};
  sent.length = 0;
  vi.stubGlobal("fetch", async (request: string, options: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(request, "http://localhost");
    const name = (Object.keys(addresses) as CallName[]).find((one) => addresses[one].path === pathname);
    const input = (
      typeof options.body === "string" ? JSON.parse(options.body) : Object.fromEntries(searchParams)
    ) as Record<string, unknown>;
    if (name === undefined) throw new TypeError("unreachable");
    sent.push([name, input]);
    const { code = 200, data } = answers[name]?.(input) ?? { data: null };
    return new Response(JSON.stringify({ code, msg: "", data }), { headers: { "content-type": "application/json" } });
  });
});

const open = (page: ReactElement) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {page}
    </QueryClientProvider>,
  );
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const sentTo = (name: CallName) => sent.flatMap(([to, input]) => (to === name ? [input] : []));

describe("the page of the site's settings", () => {
  it("shows typed values immediately, sends nothing invalid, and saves over the version it started from", async () => {
    answers = {
      siteSettings: () => ({ data: settings(4) }),
      saveSite: (input) => ({ data: { ...settings(5), fields: input["fields"] } }),
    };
    open(<SiteConfigPage />);
    fireEvent.change(await field("Name of the site"), { target: { value: " Dale " } });
    fireEvent.change(await field("Site for phones"), { target: { value: "javascript:alert(1)" } });
    expect(screen.getByText("Home - Dale")).toBeDefined();
    press("Save");
    expect([screen.getByText("Give an address with https://").textContent, sentTo("saveSite")]).toEqual([
      "Give an address with https://",
      [],
    ]);
    expect(document.activeElement?.getAttribute("name")).toBe("site_h5");
    fireEvent.change(await field("Site for phones"), { target: { value: "https://m.example.org/x" } });
    expect(screen.getByText("Phones go to m.example.org")).toBeDefined();
    press("Save");
    await waitFor(() => expect(screen.queryByText("Not saved yet")).toBe(null));
    expect(sentTo("saveSite")).toEqual([
      { fields: { ...fields, name: "Dale", site_h5: "https://m.example.org/x" }, version: 4 },
    ]);
  });

  it("reports changes saved by others meanwhile; typed values are not lost, and may replace theirs", async () => {
    let now = settings(1);
    answers = {
      siteSettings: () => ({ data: now }),
      saveSite: ({ version }) =>
        version === now.version ? { data: settings(3, { name: "Mine" }) } : { code: 100601, data: {} },
    };
    open(<SiteConfigPage />);
    fireEvent.change(await field("Name of the site"), { target: { value: "Mine" } });
    now = settings(2, { name: "Theirs" });
    press("Save");
    await screen.findByText(/Ben has saved other settings meanwhile/);
    expect((await field("Name of the site")).value).toBe("Mine");
    press("Save mine over them");
    await waitFor(() => expect(screen.queryByText("Not saved yet")).toBe(null));
    expect(sentTo("saveSite").map(({ version }) => version)).toEqual([1, 2]);
  });

  it("uploads a picture while text is typed, and shows why one is refused", async () => {
    answers = {
      siteSettings: () => ({ data: settings(1) }),
      upload: () => ({ data: { url: "/uploads/abc", type: "image/png", size: 3, width: 1, height: 1 } }),
    };
    open(<SiteConfigPage />);
    const name = await field("Name of the site");
    const picker = screen.getByRole("button", { name: "Logo: Choose a picture" });
    const input = picker.parentElement?.querySelector<HTMLInputElement>("input[type=file]");
    const choose = (bytes: number) =>
      fireEvent.change(input!, {
        target: { files: [new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" })] },
      });
    choose(3);
    fireEvent.change(name, { target: { value: "Dale" } });
    await waitFor(async () => expect((await field("Logo")).value).toBe("/uploads/abc"));
    expect([name.value, sentTo("upload").length]).toEqual(["Dale", 1]);
    choose(8 * 1024 * 1024 + 1);
    await screen.findByText("The file is larger than 8 MB, so it was not taken. Choose a smaller one.");
    expect(sentTo("upload").length).toBe(1);
  });

  it("goes back by one change, but not while something is unsaved, nor where there is nothing before", async () => {
    answers = {
      siteSettings: () => ({ data: settings(2) }),
      undoSite: () => ({ data: settings(3, { name: "Before" }) }),
    };
    const first = open(<SiteConfigPage />);
    await field("Name of the site");
    press("Undo the last change");
    await waitFor(async () => expect((await field("Name of the site")).value).toBe("Before"));
    expect(sentTo("undoSite")).toEqual([{ version: 2 }]);
    fireEvent.change(await field("Name of the site"), { target: { value: "x" } });
    expect(screen.queryByRole("button", { name: "Undo the last change" })).toBe(null);
    press("Discard changes");
    expect((await field("Name of the site")).value).toBe("Before");
    first.unmount();
    answers = { siteSettings: () => ({ data: settings(0) }) };
    open(<SiteConfigPage />);
    await screen.findByText("Never changed since the server was set up");
    expect(screen.queryByRole("button", { name: "Undo the last change" })).toBe(null);
  });
});

describe("the page of accounts", () => {
  const account = (name: string, more: object = {}) => ({
    user_id: name,
    username: name,
    nickname: name,
    role: ["student"],
    status: 0,
    created_at: 1_000,
    is_self: false,
    ...more,
  });

  it("asks once nothing more is typed, from the first page, and walks the pages", async () => {
    answers = { accountList: () => ({ data: { list: [account("ann")], total: 120, page_size: 50 } }) };
    open(<UsersPage />);
    await screen.findByText("1–50 of 120");
    press("Next page");
    await screen.findByText("51–100 of 120");
    fireEvent.change(await field("Find by user name or name"), { target: { value: "a" } });
    fireEvent.change(await field("Find by user name or name"), { target: { value: "an" } });
    await waitFor(() => expect(sentTo("accountList").at(-1)).toEqual({ page: "1", query: "an" }));
    expect(sentTo("accountList").some(({ query }) => query === "a")).toBe(false);
  });

  it("makes an account without a password and shows the link that lets it in once; another on request", async () => {
    const made = account("clara_m", { nickname: "Clara" });
    let count = 0;
    answers = {
      accountList: () => ({ data: { list: [account("ann", { nickname: "Ann" })], total: 1, page_size: 50 } }),
      makeAccount: () => ({ data: made }),
      makeAccountLink: () => ({ data: { code: `code-${(count += 1)}`, expires_at: Date.UTC(2026, 10, 26, 9) } }),
    };
    open(<UsersPage />);
    await screen.findByRole("button", { name: "Sign-in link for Ann" });
    press("New account");
    fireEvent.change(await field("User name"), { target: { value: "clara_m" } });
    fireEvent.change(await field("Name"), { target: { value: " Clara " } });
    press("Make the account");
    await screen.findByText(`${window.location.origin}/center?t=code-1`);
    press("Done");
    press("Sign-in link for Ann");
    await screen.findByText(/The old password no longer works/);
    press("Make the link");
    await screen.findByText(`${window.location.origin}/center?t=code-2`);
    expect([sentTo("makeAccount"), sentTo("makeAccountLink")]).toEqual([
      [{ username: "clara_m", nickname: "Clara", role: ["student"] }],
      [{ user_id: "clara_m" }, { user_id: "ann" }],
    ]);
  });

  it("offers no roles that the signed-in person may not grant, and says why", async () => {
    const list = [
      account("boss", { role: ["admin"], out_of_reach: "administrator" }),
      account("tina", { role: ["teacher"], out_of_reach: "rights" }),
      account("ann", { out_of_reach: null }),
    ];
    answers = { accountList: () => ({ data: { list, may_give: ["student"], total: 3, page_size: 50 } }) };
    open(<UsersPage />);
    await screen.findByText("Only administrators change this account");
    screen.getByText("A link needs every right of this account");
    const offered = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? "");
    expect(["boss", "tina", "ann"].map((name) => offered.filter((label) => label.includes(name)).length)).toEqual([
      0, 2, 3,
    ]);
    press("Roles of ann");
    const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
    expect(["Student", "Teacher", "Admin"].map((name) => box(name).disabled)).toEqual([false, true, true]);
    screen.getByText("Roles that allow what you may not do yourself are given by others.");
  });

  it("does not let an admin switch off their own account, asks first for others, and can undo it", async () => {
    let status = 0;
    answers = {
      accountList: () => ({
        data: {
          list: [account("boss", { is_self: true, role: ["admin"] }), account("ann", { status })],
          total: 2,
          page_size: 50,
        },
      }),
      changeAccount: (input) => {
        status = Number(input["status"]);
        return { data: account("ann", { status }) };
      },
    };
    open(<UsersPage />);
    await screen.findByText("boss (you)");
    expect(screen.getAllByRole("button", { name: /^Switch off/ }).length).toBe(1);
    press("Switch off ann");
    press("Switch off");
    await screen.findByText("ann: switched off");
    press("Undo");
    await waitFor(() => expect(screen.queryByText("ann: switched off")).toBe(null));
    expect(sentTo("changeAccount")).toEqual([
      { user_id: "ann", status: 1 },
      { user_id: "ann", status: 0 },
    ]);
  });
});
