import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AuditPage } from "../../../src/web/manage/audit/AuditPage";
import { openPage, stubServer } from "../open-page";

const entries = [
  {
    number: 3,
    at: Date.UTC(2026, 10, 23, 9),
    kind: "accountChanged",
    account: "boss",
    address: "10.0.0.1",
    facts: { whose: "lily", role: "teacher" },
  },
  {
    number: 2,
    at: Date.UTC(2026, 10, 23, 8),
    kind: "testImported",
    account: "",
    address: "",
    facts: { test: "unit-3" },
  },
  { number: 1, at: Date.UTC(2026, 10, 23, 7), kind: "foreignAsked", account: "", address: "10.0.0.2", facts: {} },
] as const;
const rows = () =>
  [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].slice(1).map((cell) => cell.textContent));

describe("the log of changes", () => {
  it("tells what happened, by whom, from where, and is narrowed by name and kind", async () => {
    const { asked } = stubServer({
      auditList: ({ kind, account }) => {
        const list = entries.filter(
          (one) => (kind ?? one.kind) === one.kind && (account ?? one.account) === one.account,
        );
        return { list, total: list.length, page_size: 50 };
      },
    });
    await openPage(AuditPage, "/site/audit");
    await waitFor(() => expect(rows().length).toBe(3));
    expect(rows()).toEqual([
      ["Account changed", "boss", "10.0.0.1", "account: lily · roles: teacher"],
      ["Test imported", "the server itself", "", "test: unit-3"],
      ["Asked for another’s sitting", "a guest", "10.0.0.2", ""],
    ]);
    fireEvent.change(screen.getByRole("combobox", { name: "What happened" }), { target: { value: "testImported" } });
    await waitFor(() => expect(rows().length).toBe(1));
    fireEvent.change(screen.getByRole("searchbox", { name: "User name" }), { target: { value: " boss " } });
    await screen.findByText("Nothing here fits this choice");
    expect(asked.at(-1)?.input).toEqual({ page: "1", kind: "testImported", account: "boss" });
    fireEvent.change(screen.getByRole("combobox", { name: "What happened" }), { target: { value: "-1" } });
    await waitFor(() => expect(rows().length).toBe(1));
    expect(asked.at(-1)?.input).toEqual({ page: "1", account: "boss" });
  });
});
