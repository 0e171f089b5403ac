import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WaitingReview } from "../../../../src/contract/studio/studio-reviews";
import { screenRecords } from "../../../../src/web/item/interactions/screen-records";
import { ReviewList } from "../../../../src/web/studio/reviews/ReviewList";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { draftOf } from "../../../support/drafts";
import { openPage, Refused, stubServer, type Asked } from "../../open-page";

beforeAll(loadFaultWords);
// its chunk, which a page loads when it draws a key
beforeAll(() => screenRecords.single_choice.review.asked());

const reviewOf = (itemId: string, stem: string, more: Partial<WaitingReview> = {}): WaitingReview => ({
  item_id: itemId,
  revision: 2,
  review_version: 2,
  author: "Lily",
  asked_at: new Date(2026, 10, 28, 9, 5).getTime(),
  subject: "general",
  skill: "sums",
  body: draftOf(stem).body,
  key: { type: "single_choice", option_id: "b" },
  points: 3,
  expected_ms: 60_000,
  ...more,
});

let waiting: WaitingReview[];
let asked: Asked[];
let isTaken: boolean;
beforeEach(() => {
  waiting = [
    reviewOf("i1", "First to judge?", {
      explanation: { en: "Because it is so." },
      mistakes: { a: { en: "Off by one" } },
    }),
    reviewOf("i2", "Second to judge?", { author: "", note: "Too long." }),
  ];
  isTaken = false;
  ({ asked } = stubServer({
    waitingReviews: () => ({ waiting, total: waiting.length }),
    decideReview: ({ item_id, decision }) => {
      waiting = waiting.filter((one) => one.item_id !== item_id);
      if (isTaken) throw new Refused("reviewElsewhere");
      return { item_id, revision: 2, review: decision, review_version: 3 };
    },
  }));
});

const open = async (language?: "zh") => {
  await openPage(ReviewList, "/studio", language);
  return screen.findAllByRole("listitem", { name: language === "zh" ? /^第/ : /^Question/ });
};
const cardOf = (stem: string) => within(screen.getByText(stem).closest("[data-review]") as HTMLElement);
const decisions = () => asked.filter(({ name }) => name === "decideReview").map(({ input }) => input);

describe("the questions that wait for a review", () => {
  it("stand in their order, whole, each beside its key, its points and what its author says about it", async () => {
    expect(await open()).toHaveLength(2);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Waiting for your review: 2");
    const first = cardOf("First to judge?");
    expect(await first.findByText("Right answer")).toBeTruthy();
    for (const words of ["Because it is so.", "A: Off by one", "3 points"]) expect(first.getByText(words)).toBeTruthy();
    expect(first.getByText(/^Lily, .* · Revision 2 · sums$/)).toBeTruthy();
    const second = cardOf("Second to judge?");
    expect(second.getByText(/^Deleted account, /)).toBeTruthy();
    expect(second.getByText("Returned before: Too long.")).toBeTruthy();
  });

  it("leave the list when they are approved, and the focus goes on to the next one", async () => {
    await open();
    fireEvent.click(cardOf("First to judge?").getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(screen.queryByText("First to judge?")).toBeNull());
    expect(decisions()).toEqual([{ item_id: "i1", revision: 2, review_version: 2, decision: "approved" }]);
    expect(screen.getByText("Question 1 was approved.")).toBeTruthy();
    expect(document.activeElement?.closest("[data-review]")?.textContent).toContain("Second to judge?");
  });

  it("go back with a note, which is asked for, and which Escape puts away", async () => {
    await open();
    const card = cardOf("Second to judge?");
    const opener = card.getByRole("button", { name: "Return with a note" });
    fireEvent.click(opener);
    const field = card.getByRole("textbox", { name: "What is to be changed" });
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: "Escape" });
    expect([card.queryByRole("textbox"), document.activeElement]).toEqual([null, opener]);
    fireEvent.click(opener);
    fireEvent.change(card.getByRole("textbox"), { target: { value: "  " } });
    fireEvent.click(card.getByRole("button", { name: "Return" }));
    expect(card.getByRole("alert").textContent).toBe("Say what is to be changed.");
    expect(decisions()).toEqual([]);
    fireEvent.change(card.getByRole("textbox"), { target: { value: " Two options are right. " } });
    fireEvent.click(card.getByRole("button", { name: "Return" }));
    await waitFor(() => expect(screen.queryByText("Second to judge?")).toBeNull());
    expect(decisions()).toEqual([
      { item_id: "i2", revision: 2, review_version: 2, decision: "returned", note: "Two options are right." },
    ]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  });

  it("are asked for again when somebody else was quicker", async () => {
    isTaken = true;
    await open();
    fireEvent.click(cardOf("First to judge?").getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(screen.queryByText("First to judge?")).toBeNull());
    expect(screen.queryByText("Question 1 was approved.")).toBeNull();
    expect(screen.getByText("Second to judge?")).toBeTruthy();
  });

  it("are drawn in Chinese, and an empty list says so", async () => {
    expect(await open("zh")).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: "通过" })).toHaveLength(2);
    for (const stem of ["First to judge?", "Second to judge?"]) {
      fireEvent.click(cardOf(stem).getByRole("button", { name: "通过" }));
      await waitFor(() => expect(screen.queryByText(stem)).toBeNull());
    }
    expect(await screen.findByText("没有等待你审核的题目。")).toBeTruthy();
  });
});
