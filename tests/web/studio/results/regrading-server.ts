import { fireEvent, screen, within } from "@testing-library/react";
import type { CallName } from "../../../../src/contract/calls/addresses";
import type { ClassResults } from "../../../../src/contract/classes/class-results";
import type { RegradeDetail, RegradeEntry, RegradeQuestion } from "../../../../src/contract/classes/regrades";
import type { Interaction, ItemKey } from "../../../../src/contract/item/item";
import { ResultsPage } from "../../../../src/web/studio/results/ResultsPage";
import { stubServer, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";
import { classSample, statsSample } from "./class-sample";

export const choices: Interaction = {
  type: "single_choice",
  shuffle: false,
  options: [
    { option_id: "a", content: { en: "4" } },
    { option_id: "b", content: { en: "16" } },
  ],
};

export const questionOf = (
  interaction: Interaction,
  key: ItemKey,
  more: Partial<RegradeQuestion> = {},
): RegradeQuestion => ({
  item_id: "q1",
  body: { stem: { en: "What is a half of 8?" }, interaction, media: [], calculator: false },
  key,
  standing: null,
  release_phase: "held",
  ...more,
});

const rule = {
  regrade_id: "r1",
  phase: "previewed",
  item_id: "q1",
  rule: "newKey",
  reason: "16 was meant.",
  never_lower: true,
  digest: "0123456789abcdef",
} as const;

export const detailSample: RegradeDetail = {
  ...rule,
  key: { type: "single_choice", option_id: "b" },
  changes: [
    { attempt_id: "at-ann", name: "Ann", before: 90, after: 90 },
    { attempt_id: "at-bo", name: "Bo", before: 50, after: 25 },
    { attempt_id: "at-cy", name: "Cy", before: 20, after: 45 },
    { attempt_id: "at-di", name: "Di", before: null, after: 10 },
    { attempt_id: "at-ed", name: "Ed", before: 60.2, after: 60.4 },
  ],
  unchanged: 1,
};

export const entrySample: RegradeEntry = {
  ...rule,
  phase: "applied",
  changed: 3,
  unchanged: 1,
  proposed_by: "Ms Lin",
  is_own: true,
  seconded_by: null,
  created_at: Date.UTC(2026, 10, 28, 9, 0),
  applied_at: Date.UTC(2026, 10, 28, 9, 5),
  is_standing: true,
  later: 0,
};

/** A server with the results of the small class, whose answers a test replaces. */
export class RegradingServer {
  results: ClassResults = classSample;
  question = questionOf(choices, { type: "single_choice", option_id: "a" });
  detail = detailSample;
  entries: readonly RegradeEntry[] = [];
  asked: readonly Asked[] = [];
  /** Answers to the calls that change something; each may refuse. */
  readonly writes: Partial<Record<CallName, (input: Asked["input"]) => unknown>> = {};

  /** What was sent by a call, without idempotency keys. */
  sent(name: CallName): readonly object[] {
    return this.asked
      .filter((one) => one.name === name)
      .map(({ input }) => Object.fromEntries(Object.entries(input).filter(([field]) => field !== "idempotency_key")));
  }

  open(more = "", language?: "zh") {
    ({ asked: this.asked } = stubServer({
      classResults: () => this.results,
      itemStats: () => statsSample,
      regrades: () => ({ regrades: this.entries }),
      regradeDetail: () => this.detail,
      regradeQuestion: () => this.question,
      regradePreview: () => this.detail,
      regradeApply: () => ({ phase: "applied", changed: 3 }),
      regradeSecond: () => ({ phase: "told", changed: 3 }),
      regradeDrop: () => ({ phase: "dropped", changed: 0 }),
      ...this.writes,
    }));
    return openStudio(ResultsPage, `/studio/results?assignment_id=as1${more}`, {
      language,
      permission: ["regrade.apply", "regrade.second"],
    });
  }
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
export const write = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Reason" }), { target: { value: text } });
export const preview = async () => {
  press("Show what changes");
  await screen.findByRole("table", { name: "What changes" });
};
export const rows = () =>
  within(screen.getByRole("table", { name: "What changes" }))
    .getAllByRole("row")
    .map((row) => row.textContent);
