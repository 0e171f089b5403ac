import type { RegradeTerms } from "../../../machines/studio/regrading-facts";
import { regradingMachine } from "../../../machines/studio/regrading.machine";
import { faults } from "../../../src/contract/calls/faults";
import type { RegradeDetail } from "../../../src/contract/classes/regrades";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const complete: RegradeTerms = {
  rule: "fullCredit",
  key: null,
  regradeId: null,
  reason: "The picture was missing.",
  neverLower: true,
};
const withoutReason: RegradeTerms = { ...complete, reason: "  " };
const withoutKey: RegradeTerms = { ...complete, rule: "newKey" };
const withKey: RegradeTerms = { ...withoutKey, key: { type: "single_choice", option_id: "A" } };

const preview: RegradeDetail = {
  regrade_id: "r1",
  phase: "previewed",
  item_id: "q1",
  rule: "fullCredit",
  reason: "The picture was missing.",
  never_lower: true,
  digest: "0123456789abcdef",
  changes: [{ attempt_id: "a1", name: "Ann", before: 50, after: 75 }],
  unchanged: 2,
};
const applied = { phase: "applied", changed: 1 } as const;
const told = { phase: "told", changed: 1 } as const;
const waiting = { phase: "awaitingSecond", changed: 1 } as const;

const network = { code: "network" } as const;
const outdated = { ...faults.regradeChanged, msg: "" };
const elsewhere = { ...faults.regradeElsewhere, msg: "" };
const [previewKey, applyKey] = ["key-preview", "key-apply"];

const samples: Exploration<typeof regradingMachine>["samples"] = [
  { type: "terms.changed", terms: complete },
  { type: "terms.changed", terms: withoutReason },
  { type: "terms.changed", terms: withoutKey },
  { type: "terms.changed", terms: withKey },
  { type: "preview.wanted", key: previewKey },
  { type: "apply.wanted", key: applyKey },
  { type: "retry" },
  done("preview", preview),
  failed("preview", network),
  done("apply", applied),
  done("apply", told),
  done("apply", waiting),
  failed("apply", network),
  failed("apply", outdated),
  failed("apply", elsewhere),
];

interface Known {
  readonly terms: RegradeTerms;
  readonly key: string;
  readonly applyKey: string;
  readonly preview: RegradeDetail | null;
  readonly isAnew: boolean;
}

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "choosing" };
  const { type, output, error } = event;
  const context = contextBefore<Known>(step);
  const previewing = { starts: [["preview", { terms: context.terms, key: previewKey }]] } as const;
  const applying = { starts: [["apply", { regradeId: "r1", digest: preview.digest, key: applyKey }]] } as const;
  if (error === outdated)
    return { value: "previewing", context: { ...context, isAnew: true, preview: null, fault: null }, ...previewing };
  if (error !== undefined)
    return {
      value: before.value === "previewing" ? "unpreviewed" : error === network ? "interrupted" : "refused",
      context: { ...context, fault: error },
    };
  switch (type) {
    case "terms.changed": {
      const { terms } = event as unknown as { terms: RegradeTerms };
      return { value: "choosing", context: { ...context, terms, preview: null, isAnew: false, fault: null } };
    }
    case "preview.wanted":
      return {
        value: "previewing",
        context: { ...context, key: previewKey, isAnew: false, fault: null },
        ...previewing,
      };
    case "apply.wanted":
      return { value: "applying", context: { ...context, applyKey }, ...applying };
    case "retry":
      return before.value === "interrupted"
        ? { value: "applying", context: { ...context }, ...applying }
        : { value: "previewing", context: { ...context }, ...previewing };
    case "xstate.done.actor.preview":
      return {
        value: "previewed",
        context: { ...context, preview: output, fault: null },
        emits: [{ type: "changes.previewed" }],
      };
    default:
      return {
        value: output === waiting ? "waiting" : "applied",
        context: { ...context, step: output, fault: null },
        emits: [{ type: "scores.changed" }],
      };
  }
};

const project: Exploration<typeof regradingMachine>["project"] = ({ context: { terms, preview: shown, isAnew } }) => [
  terms.rule,
  terms.key === null,
  terms.reason.trim() === "",
  shown === null,
  isAnew,
];

export const spec = chartSpec({
  name: "regrading",
  machine: regradingMachine,
  effects: { once: ["preview", "apply"] },
  cases: [
    {
      name: "a rule that is chosen, previewed and applied",
      exploration: { samples, project, input: { terms: withoutReason } },
      expected,
      paths: 121,
    },
  ],
});
