import { isDeepStrictEqual } from "node:util";
import { fixedDraftTestSchema, type FixedDraftTest } from "../../../contract/studio/draft-test";
import type { TestDefinition } from "../../db/shapes";
import { definitionOf } from "./edition-definition";

/** A definition in one form: what is left out is written, and the order of rules has no meaning. */
const normal = ({ rules, release, attempt_limit, ...definition }: TestDefinition) => ({
  ...definition,
  rules: rules.toSorted(),
  release: release ?? { when: "after_finish" },
  attempt_limit: attempt_limit === undefined ? 1 : attempt_limit,
});

/**
 * The draft from which a definition would be made; null: it has parts that no draft has. `idsIn`: the drafts of a
 * section's questions, in their order.
 */
export function draftOfDefinition(
  definition: TestDefinition,
  idsIn: (stage: string) => readonly string[],
): FixedDraftTest | null {
  const { title, measures, subject, time_limit_ms, sections, section_rules = {} } = definition;
  const { release = { when: "after_finish" }, attempt_limit = 1, late_policy } = definition;
  const parsed = fixedDraftTestSchema.safeParse({
    title,
    measures,
    subject,
    kind: "fixed",
    sections: sections.map((section) => {
      const { draw, shuffle = false } = section_rules[section.stage] ?? {};
      const isWhole = sections.length === 1 && section.time_limit_ms === time_limit_ms;
      return {
        stage: section.stage,
        title: section.title,
        ...(section.directions === undefined ? {} : { directions: section.directions }),
        time_limit_ms: isWhole ? null : section.time_limit_ms,
        ...(draw === undefined ? {} : { draw }),
        shuffle,
        items: [...idsIn(section.stage)],
      };
    }),
    policies: {
      time_limit_ms,
      attempts: attempt_limit,
      release,
      tools: sections[0]?.tools ?? [],
      late: late_policy,
      ...(definition.audience === undefined ? {} : { audience: definition.audience }),
    },
  });
  if (!parsed.success) return null;
  const draft = parsed.data;
  const again = definitionOf({
    definition: draft,
    sections: draft.sections,
    drafts: new Map(),
    members: new Map(),
    unreviewed: new Set(),
  });
  return isDeepStrictEqual(normal(again), normal(definition)) ? draft : null;
}
