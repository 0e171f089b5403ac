import type { Accommodation } from "../../contract/attempt/accommodation";
import { noAccommodation } from "../../contract/attempt/no-accommodation";
import type { Tool } from "../../contract/families";
import type { Mode, Rule, SectionInfo } from "../../contract/tests";
import type { TestDefinition } from "../db/shapes";

/** A student's accommodation; null: none. */
export type Terms = Accommodation | null;

/** Length of a break that only this student gets, before the break factor is applied. */
export const extraBreakMs = 5 * 60_000;

/** A time limit (ms) multiplied by the student's time factor; null: no limit. */
const limitFor = (limit: number | null, { time_factor: factor }: Accommodation): number | null =>
  limit === null || factor === null ? null : Math.round(limit * factor);

const accommodationToolsOf = ({ text_to_speech, text_size, colours }: Accommodation): Tool[] => [
  ...(text_size > 100 ? ["zoom" as const] : []),
  ...(text_to_speech ? ["textToSpeech" as const] : []),
  ...(colours === null ? [] : ["colours" as const]),
];

const withAccommodationTools = ({ tools, withheld = [] }: SectionInfo, terms: Accommodation): Tool[] => [
  ...tools,
  ...accommodationToolsOf(terms).filter((tool) => !tools.includes(tool) && !withheld.includes(tool)),
];

/** A break multiplied by the break factor. A student with longer or extra breaks may leave a break early. */
function restFor(section: SectionInfo, { break_factor: factor, extra_breaks: more }: Accommodation): SectionInfo {
  const { held, ...rest } = section;
  return {
    ...rest,
    ...(section.rest_ms === undefined ? {} : { rest_ms: Math.round(section.rest_ms * factor) }),
    ...(held === undefined || factor > 1 || more ? {} : { held }),
  };
}

function sectionFor(section: SectionInfo, terms: Accommodation): SectionInfo {
  if (section.kind === "break") return restFor(section, terms);
  const { held, ...rest } = section;
  const limit = limitFor(section.time_limit_ms, terms);
  return {
    ...rest,
    time_limit_ms: limit,
    tools: withAccommodationTools(section, terms),
    // without a time limit, a section that may not be left early would never end
    ...(held === undefined || limit === null ? {} : { held }),
  };
}

const extraBreak = (place: number, terms: Accommodation): SectionInfo => ({
  stage: `rest.${place}`,
  kind: "break",
  title: { en: "Break", zh: "休息" },
  items: 0,
  time_limit_ms: null,
  rest_ms: Math.round(extraBreakMs * terms.break_factor),
  tools: [],
});

/** Whether an extra break belongs behind a section: the section counts, is not the last, and no break follows it. */
const isRestMissing = (sections: readonly SectionInfo[], place: number): boolean => {
  const next = sections[place + 1];
  return (sections[place]?.kind ?? "items") === "items" && next !== undefined && next.kind !== "break";
};

/**
 * The sections of a test with a student's accommodation applied: longer or untimed sections, longer and extra breaks,
 * additional tools. Extra breaks are possible only in a test that is drawn section by section (one with `forms`).
 */
export function sectionsFor(
  { sections, forms }: Pick<TestDefinition, "sections" | "forms">,
  terms: Terms,
): SectionInfo[] {
  if (terms === null) return [...sections];
  const mayRest = terms.extra_breaks && forms !== undefined;
  return sections.flatMap((section, place) => [
    sectionFor(section, terms),
    ...(mayRest && isRestMissing(sections, place) ? [extraBreak(place + 1, terms)] : []),
  ]);
}

const restIn = (sections: readonly SectionInfo[]): number =>
  sections.reduce((sum, { rest_ms: rest = 0 }) => sum + rest, 0);

/**
 * The time limit of the whole test with a student's accommodation, in ms; additional break time is added. null: none.
 */
export function testLimitFor(definition: TestDefinition, terms: Terms): number | null {
  const limit = limitFor(definition.time_limit_ms, terms ?? noAccommodation);
  return limit === null ? null : limit + restIn(sectionsFor(definition, terms)) - restIn(definition.sections);
}

const hasLimit = ({ time_limit_ms: limit, sections }: TestDefinition): boolean =>
  limit !== null || sections.some((section) => section.time_limit_ms !== null);

/** The modes of a test, with their minutes multiplied by this student's time factor. */
export function modesFor(definition: TestDefinition, terms: Terms): Mode[] {
  const factor = terms?.time_factor ?? 1;
  if (factor === 1 || !hasLimit(definition)) return [...definition.modes];
  const longer = (minutes: number) => Math.round(minutes * factor);
  return definition.modes.map((mode) => ({ ...mode, minutes: [longer(mode.minutes[0]), longer(mode.minutes[1])] }));
}

const ofClocks: readonly Rule[] = ["timed", "sectionsTimed", "clockKeepsRunning"];

/**
 * The rules of a test as shown to this student: for a student without time limits, the rules about clocks are replaced.
 */
export function rulesFor({ rules }: TestDefinition, terms: Terms): Rule[] {
  if (terms === null || terms.time_factor !== null) return [...rules];
  const others = rules.filter((rule) => !ofClocks.includes(rule) && rule !== "untimed");
  return ["untimed", ...others];
}
