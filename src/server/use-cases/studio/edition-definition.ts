import type { AdaptiveDraftTest } from "../../../contract/studio/draft-test";
import { toContent } from "../../../items/content/content";
import { ritOf } from "../../../psychometrics/scales/rit";
import type { TestDefinition } from "../../db/shapes";
import type { PlannedSection, PlannedTest } from "./plan-test";

const ritPerLogit = 10;

const countOf = ({ draw, items: { length } }: PlannedSection): number => Math.min(draw ?? length, length);

/** What every edition of an author's test has. */
const baseOf = ({ definition: { title, measures, subject, policies } }: PlannedTest) => ({
  title,
  measures: measures ?? { en: "Questions of your teacher", zh: "老师的题目" },
  subject,
  modes: [],
  time_limit_ms: policies.time_limit_ms,
  start_levels: [],
  late_policy: policies.late,
  attempt_limit: policies.attempts,
  release: policies.release,
  ...(policies.audience === "given" ? { audience: policies.audience } : {}),
});

const clockRules = (isTimed: boolean) => (isTimed ? (["timed", "clockKeepsRunning"] as const) : (["untimed"] as const));

const sectionRules = (sections: readonly PlannedSection[]): Pick<TestDefinition, "section_rules"> => {
  const rules = sections.flatMap(({ stage, draw, shuffle, items: { length } }) => {
    const rule = { ...(draw !== undefined && draw < length ? { draw } : {}), ...(shuffle ? { shuffle } : {}) };
    return Object.keys(rule).length === 0 ? [] : [[stage, rule] as const];
  });
  return rules.length === 0 ? {} : { section_rules: Object.fromEntries(rules) };
};

const fixedDefinition = (plan: PlannedTest): TestDefinition => {
  const { sections, definition } = plan;
  const { time_limit_ms, tools } = definition.policies;
  const infos = sections.map((section) => ({
    stage: section.stage,
    title: section.title,
    ...(section.directions === undefined ? {} : { directions: toContent(section.directions) }),
    items: countOf(section),
    time_limit_ms: section.time_limit_ms ?? (sections.length === 1 ? time_limit_ms : null),
    tools,
  }));
  return {
    ...baseOf(plan),
    exam_info: {
      type: 0,
      extract_question_logic: 0,
      extract_question_number: infos.reduce((sum, info) => sum + info.items, 0),
      scoring_method: 1,
      correct_rate_method: 0,
    },
    sections: infos,
    ...sectionRules(sections),
    rules: [
      ...clockRules(time_limit_ms !== null || infos.some((info) => info.time_limit_ms !== null)),
      "freeMovement",
      "markForReview",
      ...(tools.includes("eliminator") ? (["eliminator"] as const) : []),
      "checkBeforeSubmit",
      "resumable",
      "blankIsWrong",
      "practiceEstimate",
    ],
  };
};

const adaptiveDefinition = (plan: PlannedTest, definition: AdaptiveDraftTest): TestDefinition => {
  const { length, shares, start, stop_se, exposure, policies } = definition;
  return {
    ...baseOf(plan),
    exam_info: {
      type: 2,
      extract_question_logic: 1,
      extract_question_number: length.most,
      scoring_method: 1,
      correct_rate_method: 0,
    },
    // the one clock is that of the test
    sections: plan.sections.map(({ stage, title }) => ({
      stage,
      title,
      items: length.most,
      time_limit_ms: null,
      tools: policies.tools,
    })),
    rules: [
      ...clockRules(policies.time_limit_ms !== null),
      "oneByOne",
      "noWayBack",
      "noSkipping",
      ...(policies.tools.includes("eliminator") ? (["eliminator"] as const) : []),
      "resumable",
      "practiceEstimate",
    ],
    ...(start === null ? {} : { expected: { mean: ritOf(start.mean), sd: ritPerLogit * start.sd } }),
    ...(stop_se === null ? {} : { stopping: { least: length.least, se: stop_se } }),
    // one share for all where skills do not matter, since areas would have equal shares
    skill_shares: Object.fromEntries(shares.map(({ skill, share }) => [skill, share])),
    most_exposure: exposure,
  };
};

/** The definition of an edition, without its items. */
export const definitionOf = (plan: PlannedTest): TestDefinition =>
  plan.definition.kind === "adaptive" ? adaptiveDefinition(plan, plan.definition) : fixedDefinition(plan);
