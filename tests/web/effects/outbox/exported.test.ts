import { expect, it, vi } from "vitest";
import type { Operation } from "../../../../machines/outbox/operation";
import { answersFileName } from "../../../../src/web/effects/outbox/download";
import { downloadExport, exportedText } from "../../../../src/web/effects/outbox/exported";
import { operationOf, stored } from "./device";

const refused = { state: "refused", fault: { code: 100_208, status: 200, msg: "no", data: { lease: "x" } } } as const;
const marked = operationOf("key-3", { kind: "check", exerciseId: "e2", checkStatus: 1 } as Partial<Operation>);
const input = {
  person: "ann",
  at: Date.UTC(2026, 10, 22, 8),
  operations: [
    stored("key-1", refused),
    stored("key-2"),
    { attemptId: "a2", operation: marked, standing: { state: "refused", fault: { code: "network" } } as const },
  ],
};

it("F50 F62: lets a person give a teacher the answers that the server would not take", () => {
  expect(JSON.parse(exportedText(input))).toEqual({
    format: "invigil-refused-1",
    person: "ann",
    made_at: "2026-11-22T08:00:00.000Z",
    refused: [
      {
        attempt_id: "a1",
        exercise_id: "e1",
        revision: 1,
        kind: "answer",
        answer: { type: "single_choice", option_id: "A" },
        elapsed_ms: 900,
        answered_at: "1970-01-01T00:00:01.000Z",
        is_late: false,
        reason: 100_208,
      },
      {
        attempt_id: "a2",
        exercise_id: "e2",
        revision: 1,
        kind: "check",
        check_status: 1,
        answered_at: "1970-01-01T00:00:01.000Z",
        is_late: false,
        reason: "network",
      },
    ],
  });
});

it("is laid out to be read, and contains no lease and no key", () => {
  expect(exportedText(input)).toMatch(/^\{\n {2}"format"/);
  expect(exportedText(input)).not.toMatch(/lease|key-/);
});

it("is made also where a time is invalid", () => {
  const odd = { ...input, operations: [{ ...stored("k", refused), operation: operationOf("k", { madeAt: NaN }) }] };
  expect(JSON.parse(exportedText(odd))).toMatchObject({ refused: [{ answered_at: null }] });
});

it.each([
  ["ann", "answers-ann-2026-11-22.json"],
  ["王 小明", "answers-王_小明-2026-11-22.json"],
  ["../a/b", "answers-_a_b-2026-11-22.json"],
])("names the file of %s %s", (person, name) => {
  expect(answersFileName(person, input.at, "json")).toBe(name);
});

it("is passed to the browser's downloads, and leaves no element on the page", async () => {
  vi.useFakeTimers();
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  const clicked: string[] = [];
  const noteDownload = (event: Event) => {
    const anchor = event.target as HTMLAnchorElement;
    clicked.push(`${anchor.download} ${anchor.href}`);
    event.preventDefault();
  };
  document.body.addEventListener("click", noteDownload, { once: true });
  downloadExport(document, input);
  expect([clicked, document.querySelectorAll("a").length, revoked.mock.calls]).toEqual([
    ["answers-ann-2026-11-22.json blob:x"],
    0,
    [],
  ]);
  const [blob] = made.mock.calls.map(([given]) => given as Blob);
  expect(await blob?.text()).toBe(exportedText(input));
  vi.advanceTimersByTime(60_000);
  expect(revoked.mock.calls).toEqual([["blob:x"]]);
  vi.useRealTimers();
});
