import { describe, expect, it } from "vitest";
import type { OutboxRequest } from "../../../../machines/exam/sitting-facts";
import type { Answer } from "../../../../src/contract/item/item";
import { linkOutbox, type OutboxActor } from "../../../../src/web/effects/outbox/link";

/** The milliseconds for which an outbox is told to gather an answer. */
function gatheredFor(answer: Answer | null): number {
  const made: { readonly type: string; readonly gatherMs?: number }[] = [];
  const outbox = {
    on: () => ({ unsubscribe: () => undefined }),
    send: (event: { readonly type: string }) => made.push(event),
  } as unknown as OutboxActor;
  const clock = { now: () => 1_000 } as Parameters<typeof linkOutbox>[0]["clock"];
  const sitting = { attemptId: "a1", gatherMs: 1_000, lease: "lease-1", epoch: 0 };
  const receive = (listener: (request: OutboxRequest) => void) =>
    listener({
      type: "operation.drafted",
      draft: { kind: "answer", exerciseId: "e1", revision: 1, elapsedMs: 0, answer },
      dueAt: null,
    });
  linkOutbox({ outbox, clock, newKey: () => "key" }, sitting, () => undefined, receive);
  return made.find(({ type }) => type === "operation.made")?.gatherMs ?? -1;
}
const text = (length: number): Answer => ({ type: "extended_text", text: "x".repeat(length) });

describe("an answer is gathered before it is sent", () => {
  it("as long as its test asks, however short the text", () => {
    expect(
      [null, { type: "text_entry", text: "x".repeat(2_000) } as const, text(1), text(1_000)].map(gatheredFor),
    ).toEqual([1_000, 1_000, 1_000, 1_000]);
  });

  it("a millisecond a character for a longer text, so that a thousand characters a second are sent at most", () => {
    expect([1_001, 5_000, 10_000, 20_000].map((length) => gatheredFor(text(length)))).toEqual([
      1_001, 5_000, 10_000, 10_000,
    ]);
  });
});
