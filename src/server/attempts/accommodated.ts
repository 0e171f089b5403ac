import { noAccommodation, type Accommodation } from "../../contract/attempt/accommodation";
import type { Tool } from "../../contract/families";
import type { Mode, Rule, SectionInfo } from "../../contract/tests";
import type { TestDefinition } from "../db/shapes";

/** What a student has otherwise than others; null: nothing. */
export type Terms = Accommodation | null;

/** A break that only this student has lasts so long, before it is made longer. */
export const extraBreakMs = 5 * 60_000;

/** A limit as this student has it; null: none. */
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

/** A break is longer; who has been given more rest need not take it. */
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
    // without a limit nothing would ever end the holding
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

/** Whether a break only of this student stands behind a section: it counts, is not the last, and none follows. */
const isRestMissing = (sections: readonly SectionInfo[], place: number): boolean => {
  const next = sections[place + 1];
  return (sections[place]?.kind ?? "items") === "items" && next !== undefined && next.kind !== "break";
};

/**
 * The sections of a test as a student with these terms has them: longer, without a limit, with more and longer breaks,
 * with tools of their own. Only a test that is drawn section by section can be given more breaks.
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

/** The limit of the whole test for a student with these terms, in ms; what they rest longer is added. null: none. */
export function testLimitFor(definition: TestDefinition, terms: Terms): number | null {
  const limit = limitFor(definition.time_limit_ms, terms ?? noAccommodation);
  return limit === null ? null : limit + restIn(sectionsFor(definition, terms)) - restIn(definition.sections);
}

const hasLimit = ({ time_limit_ms: limit, sections }: TestDefinition): boolean =>
  limit !== null || sections.some((section) => section.time_limit_ms !== null);

/** The ways to sit a test, with the minutes that they take this student. */
export function modesFor(definition: TestDefinition, terms: Terms): Mode[] {
  const factor = terms?.time_factor ?? 1;
  if (factor === 1 || !hasLimit(definition)) return [...definition.modes];
  const longer = (minutes: number) => Math.round(minutes * factor);
  return definition.modes.map((mode) => ({ ...mode, minutes: [longer(mode.minutes[0]), longer(mode.minutes[1])] }));
}

const ofClocks: readonly Rule[] = ["timed", "sectionsTimed", "clockKeepsRunning"];

/** The rules of a test: without any limit, none speaks of a clock. */
export function rulesFor({ rules }: TestDefinition, terms: Terms): Rule[] {
  if (terms === null || terms.time_factor !== null) return [...rules];
  const others = rules.filter((rule) => !ofClocks.includes(rule) && rule !== "untimed");
  return ["untimed", ...others];
}
