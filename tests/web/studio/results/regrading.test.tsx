import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Interaction, ItemKey } from "../../../../src/contract/item/item";
import { Refused } from "../../open-page";
import {
  choices,
  choose,
  detailSample,
  press,
  preview,
  questionOf,
  RegradingServer,
  rows,
  write,
} from "./regrading-server";

let server: RegradingServer;
beforeEach(() => {
  server = new RegradingServer();
});

const correcting = "&item_id=q1&correct=new";
const common = { assignment_id: "as1", item_id: "q1" };

describe("a question of held results", () => {
  it("is corrected from its figures: a rule, its answer and reason, each change, and its application", async () => {
    const history = await server.open("&item_id=q1");
    fireEvent.click(await screen.findByRole("button", { name: "Correct this question…" }));
    expect(history.location.search).toBe("?assignment_id=as1&item_id=q1&correct=new");
    await screen.findByRole("dialog", { name: "Correct question 1" });
    await screen.findByRole("radio", {
      name: /^Another answer is right Another|^Another answer is right/,
      checked: true,
    });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /A.*4$/ }).checked).toBe(true);
    choose(/B.*16$/);
    press("Show what changes");
    await screen.findByText("Write the reason first.");
    write(" 16 was meant. ");
    await preview();
    expect(server.sent("regradePreview")).toEqual([
      {
        ...common,
        rule: "newKey",
        key: { type: "single_choice", option_id: "b" },
        reason: "16 was meant.",
        never_lower: true,
      },
    ]);
    expect(rows()).toEqual([
      "StudentScore before → afterChange",
      "Bo50% → 25%down 25",
      "Cy20% → 45%up 25",
      "Dino score → 10%has a score now",
      "Ed60.2% → 60.4%up 0.2",
      "Ann90% → 90%the same",
    ]);
    screen.getByText("3 scores rise · 1 score falls · 1 stays the same, although the answer earns something else");
    screen.getByText("1 attempt stays as it is.");
    press("Change 5 attempts");
    await screen.findByText("Applied. 3 attempts have changed.");
    expect(server.sent("regradeApply")).toEqual([{ regrade_id: "r1", digest: "0123456789abcdef" }]);
    expect(server.asked.filter(({ name }) => name === "classResults")).toHaveLength(2);
    press("All corrections");
    await screen.findByText("Nothing was corrected");
    expect(history.location.search).toBe("?assignment_id=as1&view=regrades");
  });

  it("asks for an answer before anything is computed, and forgets what was shown when the rule changes", async () => {
    await server.open(correcting);
    fireEvent.click(await screen.findByRole("radio", { name: /^Another answer is right too/ }));
    write("Both are right.");
    press("Show what changes");
    await screen.findByText("Enter the answer first.");
    expect(server.sent("regradePreview")).toEqual([]);
    choose(/B.*16$/);
    fireEvent.click(screen.getByRole("checkbox", { name: "Lower nobody’s score" }));
    await preview();
    choose(/^The question does not count/);
    expect(screen.queryByRole("table", { name: "What changes" })).toBeNull();
    await preview();
    expect(server.sent("regradePreview")).toEqual([
      {
        ...common,
        rule: "alsoRight",
        key: { type: "single_choice", option_id: "b" },
        reason: "Both are right.",
        never_lower: false,
      },
      { ...common, rule: "leaveOut", reason: "Both are right.", never_lower: false },
    ]);
  });

  it("says so where attempts have changed, and shows the changes as of now", async () => {
    let applied = 0;
    server.writes.regradeApply = () => {
      applied += 1;
      if (applied > 1) return { phase: "applied", changed: 1 };
      server.detail = { ...detailSample, digest: "fedcba9876543210", changes: [], unchanged: 7 };
      throw new Refused("regradeChanged");
    };
    await server.open(correcting);
    await screen.findByRole("textbox", { name: "Reason" });
    write("16 was meant.");
    await preview();
    press("Change 5 attempts");
    await screen.findByText(/^Attempts have changed meanwhile/);
    await screen.findByText("No score changes.");
    screen.getByText("7 attempts stay as they are.");
    const keys = server.asked
      .filter(({ name }) => name === "regradePreview")
      .map(({ input }) => input["idempotency_key"]);
    expect(keys).toEqual([keys[0], keys[0]]);
    press("Apply");
    await screen.findByText("Applied. 1 attempt has changed.");
    expect(server.sent("regradeApply").at(-1)).toEqual({ regrade_id: "r1", digest: "fedcba9876543210" });
  });

  it("is applied once where the answer to the application was lost", async () => {
    let isLost = true;
    server.writes.regradeApply = () => {
      if (!isLost) return { phase: "applied", changed: 3 };
      isLost = false;
      throw new TypeError("Failed to fetch");
    };
    await server.open(correcting);
    await screen.findByRole("textbox", { name: "Reason" });
    write("16 was meant.");
    await preview();
    press("Change 5 attempts");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^It is not known whether the changes were applied/);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" }).closest("fieldset")?.disabled).toBe(
      true,
    );
    press("Try again");
    await screen.findByText("Applied. 3 attempts have changed.");
    const keys = server.asked
      .filter(({ name }) => name === "regradeApply")
      .map(({ input }) => input["idempotency_key"]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("says why nothing could be computed, and goes on", async () => {
    let isRefused = true;
    server.writes.regradePreview = () => {
      if (!isRefused) return detailSample;
      isRefused = false;
      throw new Refused("regradeUnfit");
    };
    await server.open(correcting);
    await screen.findByRole("textbox", { name: "Reason" });
    write("16 was meant.");
    press("Show what changes");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^The changes could not be computed\./);
    press("Try again");
    await screen.findByRole("table", { name: "What changes" });
  });

  it("shows many changes in pages", async () => {
    const changes = Array.from({ length: 230 }, (_, place) => ({
      attempt_id: `at-${place}`,
      name: `Student ${String(place + 1).padStart(3, "0")}`,
      before: 20,
      after: 30,
    }));
    server.detail = { ...detailSample, changes };
    await server.open(correcting);
    await screen.findByRole("textbox", { name: "Reason" });
    write("16 was meant.");
    await preview();
    expect(rows()).toHaveLength(101);
    fireEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(rows()[1]).toBe("Student 10120% → 30%up 10");
  });
});

const typed: readonly (readonly [string, Interaction, ItemKey, () => void, ItemKey])[] = [
  [
    "text",
    { type: "text_entry", max_length: 40 },
    { type: "text_entry", accepted: ["four"], case_sensitive: false },
    () => fireEvent.change(screen.getByRole("textbox", { name: /Accepted answers.*1/ }), { target: { value: "4" } }),
    { type: "text_entry", accepted: ["4"], case_sensitive: false },
  ],
  [
    "number",
    { type: "numeric_entry", max_length: 10 },
    { type: "numeric_entry", value: 4, tolerance: 0.1, accepted: [] },
    () => {
      const field = screen.getByRole("textbox", { name: "Number" });
      fireEvent.change(field, { target: { value: "5" } });
      fireEvent.blur(field);
    },
    { type: "numeric_entry", value: 5, tolerance: 0.1, accepted: [] },
  ],
  [
    "several gaps",
    {
      type: "gaps",
      gaps: [
        { gap_id: "g1", kind: "text", max_length: 20 },
        { gap_id: "g2", kind: "choice", options: choices.type === "single_choice" ? choices.options : [] },
      ],
    },
    {
      type: "gaps",
      gaps: {
        g1: { kind: "text", accepted: ["half"], case_sensitive: false },
        g2: { kind: "choice", option_id: "a" },
      },
    },
    () => fireEvent.change(screen.getByRole("combobox", { name: "Gap 2" }), { target: { value: "b" } }),
    {
      type: "gaps",
      gaps: {
        g1: { kind: "text", accepted: ["half"], case_sensitive: false },
        g2: { kind: "choice", option_id: "b" },
      },
    },
  ],
  [
    "several right choices, each with its share",
    { ...choices, type: "multiple_choice", max_choices: 0 } as Interaction,
    { type: "multiple_choice", option_ids: ["a"], credit: { b: -0.5 } },
    () => fireEvent.click(screen.getByRole("checkbox", { name: /B.*16$/ })),
    { type: "multiple_choice", option_ids: ["a", "b"], credit: {} },
  ],
];

it.each(typed)("a new key of %s is entered as it is written", async (_name, interaction, key, enter, next) => {
  server.question = questionOf(interaction, key);
  await server.open(correcting);
  await screen.findByRole("textbox", { name: "Reason" });
  await screen.findByRole("group", { name: "Which answer is right?" });
  enter();
  write("A misprint.");
  await preview();
  expect(server.sent("regradePreview")).toMatchObject([{ rule: "newKey", key: next }]);
});

it("a question that people mark is corrected without a key", async () => {
  server.question = questionOf({ type: "extended_text", max_length: 500 } as Interaction, { type: "extended_text" });
  await server.open(correcting);
  const rule = await screen.findByRole<HTMLInputElement>("radio", { name: /^Everybody gets full credit/ });
  expect(rule.checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Another answer is right Answers/ }).disabled).toBe(true);
});

describe("a question of released results", () => {
  it("lowers nobody’s score, and waits for a second teacher", async () => {
    server.question = { ...server.question, release_phase: "released" };
    server.writes.regradeApply = () => ({ phase: "awaitingSecond", changed: 3 });
    await server.open(correcting);
    const lower = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Lower nobody’s score" });
    expect([lower.checked, lower.disabled]).toEqual([true, true]);
    screen.getByText("Always so once students have seen their results.");
    write("16 was meant.");
    await preview();
    press("Ask a second teacher to confirm");
    await screen.findByText(/^Another teacher of the class must confirm this now/);
  });
});
