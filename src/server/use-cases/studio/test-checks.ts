import type { Language, Localized } from "../../../contract/item/content";
import type { AdaptiveDraftTest } from "../../../contract/studio/draft-test";
import { languagesOf } from "../../../items/authoring/draft-texts";
import { finishDraft } from "../../../items/authoring/finish-draft";
import { scaleOf, type PoolMember } from "../../../items/authoring/question-pool";
import { drawnText, hasBarePicture, pictureFilesIn } from "../../../items/authoring/shown-texts";
import type { TestFindingCode } from "../../../items/authoring/test-findings";
import type { FoundInTest } from "../../db/shapes";
import type { PlannedSection, PlannedTest } from "./plan-test";

type Place = Omit<FoundInTest, "severity" | "code">;
const blocking = (code: TestFindingCode, place: Place = {}): FoundInTest => ({ severity: "blocking", code, ...place });
const notice = (code: TestFindingCode, place: Place = {}): FoundInTest => ({ severity: "notice", code, ...place });

/** Questions in an adaptive pool; more are refused. */
const mostInPool = 2000;
/** Findings of one code that name a question each. */
const mostNamed = 50;

const questionFindings = (
  { drafts, members, unreviewed }: PlannedTest,
  { stage }: PlannedSection,
  item_id: string,
): FoundInTest[] => {
  const draft = drafts.get(item_id);
  if (draft === undefined) return members.has(item_id) ? [] : [blocking("itemUnknown", { stage, item_id })];
  const { findings } = finishDraft(draft, "draft", "");
  if (findings.length === 0 && unreviewed.has(item_id)) return [blocking("reviewMissing", { stage, item_id })];
  return findings.map(({ code, detail }) => ({
    severity: "blocking",
    code,
    stage,
    item_id,
    ...(detail === undefined ? {} : { detail }),
  }));
};

/** The findings of the directions of a section. */
const directionFindings = ({ stage, directions }: PlannedSection): FoundInTest[] => {
  if (directions === undefined) return [];
  const found: FoundInTest[] = [];
  const shown = drawnText(directions, ({ code, detail }) =>
    found.push({ severity: "blocking", code, stage, ...(detail === undefined ? {} : { detail }) }),
  );
  if (hasBarePicture(shown)) found.push({ severity: "blocking", code: "pictureUndescribed", stage });
  // a section has no files of its own
  if (pictureFilesIn(shown).length > 0) found.push({ severity: "blocking", code: "pictureMissing", stage });
  return found;
};

const lineFindings = ({ stage, lines = [] }: PlannedSection): FoundInTest[] =>
  lines.flatMap(({ wanted, members: { length } }, place) =>
    length < wanted ? [blocking("lineShort", { stage, line: place + 1, detail: `${length} / ${wanted}` })] : [],
  );

const sectionFindings = (plan: PlannedTest): FoundInTest[] => {
  const seen = new Set<string>();
  // the stage of finished attempts
  const stages = new Set(["finished"]);
  return plan.sections.flatMap((section) => {
    const { stage, items, draw, lines } = section;
    const isEmpty = lines === undefined ? items.length === 0 : lines.length === 0;
    const found = [
      ...(isEmpty ? [blocking("sectionEmpty", { stage })] : []),
      ...(draw !== undefined && draw > items.length ? [blocking("drawTooLarge", { stage, detail: String(draw) })] : []),
      ...(stages.has(stage) ? [blocking("sectionsAlike", { stage })] : []),
      ...directionFindings(section),
      ...lineFindings(section),
      ...items.flatMap((item_id): FoundInTest[] => {
        if (seen.has(item_id)) return [blocking("itemRepeated", { stage, item_id })];
        seen.add(item_id);
        return questionFindings(plan, section, item_id);
      }),
    ];
    stages.add(stage);
    return found;
  });
};

const shareFindings = ({ shares, length }: AdaptiveDraftTest, pool: readonly PoolMember[]): FoundInTest[] => {
  const sum = shares.reduce((total, { share }) => total + share, 0);
  return shares.flatMap(({ skill, share }) => {
    const wanted = Math.floor((length.most * share) / sum);
    const found = pool.filter((member) => member.skill === skill).length;
    return found < wanted ? [blocking("shareTooLarge", { detail: `${skill}: ${found} / ${wanted}` })] : [];
  });
};

/** The findings of an adaptive test beside those of its questions. */
const adaptiveFindings = (definition: AdaptiveDraftTest, pool: readonly PoolMember[]): FoundInTest[] => {
  const { length, exposure } = definition;
  const unknown = pool.filter(({ irt }) => irt === null);
  const scales = new Set(pool.map(scaleOf));
  return [
    ...(pool.length > mostInPool ? [blocking("poolTooLarge", { detail: String(pool.length) })] : []),
    ...unknown.slice(0, mostNamed).map(({ id }) => blocking("itemNotCalibrated", { item_id: id })),
    ...(scales.size > 1 ? [blocking("scalesDiffer", { detail: [...scales].toSorted().join(", ").slice(0, 200) })] : []),
    ...(length.least > length.most ? [blocking("lengthReversed")] : []),
    ...(pool.length > 0 && pool.length < length.most
      ? [blocking("poolTooSmall", { detail: `${pool.length} / ${length.most}` })]
      : []),
    ...shareFindings(definition, pool),
    ...(pool.length > 0 && exposure * pool.length < length.most ? [notice("exposureTooLow")] : []),
  ];
};

const ofKind = ({ definition, members, sections }: PlannedTest): FoundInTest[] => {
  if (definition.kind !== "adaptive") return [];
  if (sections.every(({ items }) => items.length === 0)) return [blocking("poolEmpty")];
  return adaptiveFindings(definition, [...members.values()]);
};

/** How long the questions of a section usually take, in ms. */
const usualTime = (
  { definition, drafts, members }: PlannedTest,
  { items, draw = items.length }: PlannedSection,
): number => {
  if (items.length === 0) return 0;
  const all = items.reduce((time, id) => time + (drafts.get(id)?.expected_ms ?? members.get(id)?.expectedMs ?? 0), 0);
  const asked = definition.kind === "adaptive" ? definition.length.most : draw;
  return (all * Math.min(asked, items.length)) / items.length;
};

/** A shorter limit is none that anybody could mean, in ms. */
const shortestLimit = 5_000;

const timeFindings = (plan: PlannedTest, now: number): FoundInTest[] => {
  const { time_limit_ms: limit, release } = plan.definition.policies;
  const clocks = plan.sections.reduce((sum, { time_limit_ms }) => sum + (time_limit_ms ?? 0), 0);
  const usual = plan.sections.map((section) => ({ section, time: usualTime(plan, section) }));
  const whole = usual.reduce((sum, { time }) => sum + time, 0);
  return [
    ...(limit !== null && limit < shortestLimit ? [blocking("limitTooShort")] : []),
    ...plan.sections.flatMap(({ stage, time_limit_ms: own }) =>
      own !== null && own < shortestLimit ? [blocking("limitTooShort", { stage })] : [],
    ),
    ...(limit !== null && clocks > limit ? [blocking("sectionClocksLonger")] : []),
    ...(release.when === "after_close" && release.at <= now ? [blocking("releaseInThePast")] : []),
    ...(limit !== null && limit < whole / 2 ? [notice("timeShort")] : []),
    ...usual.flatMap(({ section: { stage, time_limit_ms: own }, time }) =>
      own !== null && own < time / 2 ? [notice("timeShort", { stage })] : [],
    ),
  ];
};

const languageFindings = ({ definition, sections, drafts }: PlannedTest): FoundInTest[] => {
  const spoken = [...drafts.values()].map(({ body }): readonly Language[] => languagesOf(body.stem));
  if (spoken.length === 0) return [];
  const shared = (["zh", "en"] as const).filter((language) => spoken.every((list) => list.includes(language)));
  if (shared.length === 0) return [notice("translationMissing")];
  const lacks = (title: Localized): boolean => shared.some((language) => !languagesOf(title).includes(language));
  const named = sections.length > 1 ? sections : [];
  return [
    ...(languagesOf(definition.title).length > 0 && lacks(definition.title) ? [notice("titleUntranslated")] : []),
    ...named.flatMap(({ stage, title }) => (lacks(title) ? [notice("titleUntranslated", { stage })] : [])),
  ];
};

/** Everything that a check finds in a test as it would be published now, in the order of the test. */
export const findingsOf = (plan: PlannedTest, now: number): FoundInTest[] => [
  ...(languagesOf(plan.definition.title).length === 0 ? [blocking("titleMissing")] : []),
  ...(plan.definition.kind === "adaptive"
    ? plan.sections.flatMap((section) => section.items.flatMap((id) => questionFindings(plan, section, id)))
    : sectionFindings(plan)),
  ...ofKind(plan),
  ...timeFindings(plan, now),
  ...languageFindings(plan),
];
