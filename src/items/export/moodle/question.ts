import { longestExtendedText } from "../../../contract/interactions/extended-text";
import { isKeyOf, type InteractionOf, type InteractionType, type KeyOf } from "../../../contract/interactions/of-type";
import { shareIn } from "../../../contract/item/credit";
import type { Item, Option } from "../../../contract/item/item";
import { plainText } from "../../content/content";
import { formShares } from "../form-shares";
import { furtherValues } from "../further-values";
import type { QuestionWork } from "../question";
import type { TestQuestion } from "../questions";
import { Omission } from "../reasons";
import { startTag, xmlElement } from "../xml";
import { gapEntryText, gapsText, inlineChoiceText } from "./cloze";
import { evenIntervals, moodleFraction, htmlElement, plainElement, withoutWildcards, type MoodlePiece } from "./parts";

/** The parts of a question that depend on its interaction. */
interface MoodleKind {
  readonly type: string;
  /** The text of the question; absent: the stem. */
  readonly text?: string;
  readonly pieces: readonly MoodlePiece[];
}

type Writers = {
  readonly [Kind in InteractionType]: (
    work: QuestionWork,
    interaction: InteractionOf<Kind>,
    key: KeyOf<Kind>,
  ) => MoodleKind;
};

const choiceAnswers = (
  work: QuestionWork,
  options: readonly Option[],
  shareOf: (id: string) => number,
): MoodlePiece[] =>
  options.flatMap((option) =>
    htmlElement(work, "answer", work.option(option), {
      attributes: { fraction: moodleFraction(work, shareOf(option.option_id)) },
    }),
  );

const multichoice = (single: boolean, shuffle: boolean, answers: readonly MoodlePiece[]): MoodleKind => ({
  type: "multichoice",
  pieces: [
    plainElement("single", single),
    plainElement("shuffleanswers", shuffle),
    plainElement("answernumbering", "none"),
    ...answers,
  ],
});

const singleChoice: Writers["single_choice"] = (work, { options, shuffle }, { option_id: right, credit, lowest = 0 }) =>
  multichoice(
    true,
    shuffle,
    choiceAnswers(work, options, (id) => (id === right ? 1 : Math.max(lowest, shareIn(credit, id) ?? 0))),
  );

const almostAll = 1 - 1e-9;

const multipleChoice: Writers["multiple_choice"] = (work, interaction, { option_ids: right, credit, lowest = 0 }) => {
  const { options, shuffle, max_choices: most } = interaction;
  if (right.length === 0) throw new Omission("nothingToChoose");
  if (most > 0 && most < options.length) work.changes.add("choiceLimitLeftOut");
  const even = 1 / right.length;
  if (credit === undefined) {
    if (right.length > 1) work.changes.add("partlyCounts");
    return multichoice(
      false,
      shuffle,
      choiceAnswers(work, options, (id) => (right.includes(id) ? even : -1)),
    );
  }
  const shareOf = (id: string): number => shareIn(credit, id) ?? (right.includes(id) ? even : 0);
  if (options.some(({ option_id: id }) => shareOf(id) > 0 && !right.includes(id))) work.changes.add("creditAsRight");
  const least = options.reduce((sum, { option_id: id }) => sum + Math.min(0, shareOf(id)), 0);
  if (Math.max(least, lowest) < 0) work.changes.add("lowestLeftOut");
  if (right.reduce((sum, id) => sum + shareOf(id), 0) < almostAll) work.changes.add("sharesRounded");
  return multichoice(false, shuffle, choiceAnswers(work, options, shareOf));
};

const typedAnswer = (work: QuestionWork, share: number, text: string, further = ""): string =>
  xmlElement(
    "answer",
    { fraction: moodleFraction(work, share), format: "moodle_auto_format" },
    plainElement("text", text) + further,
  );

const textEntry: Writers["text_entry"] = (work, _, key) => ({
  type: "shortanswer",
  pieces: [
    plainElement("usecase", key.case_sensitive ? 1 : 0),
    ...formShares(key).map(([form, share]) =>
      typedAnswer(work, Math.max(key.lowest ?? 0, share), withoutWildcards(form)),
    ),
  ],
});

const usualLines = 15;

const extendedText: Writers["extended_text"] = (work, { max_length: most, expected_lines: lines }, { guide }) => {
  if (most < longestExtendedText) work.changes.add("lengthLeftOut");
  return {
    type: "essay",
    pieces: [
      plainElement("responseformat", "plain"),
      plainElement("responserequired", 0),
      plainElement("responsefieldlines", lines ?? usualLines),
      plainElement("attachments", 0),
      plainElement("attachmentsrequired", 0),
      ...htmlElement(work, "graderinfo", guide === undefined ? "" : work.xhtml(guide)),
      ...htmlElement(work, "responsetemplate", ""),
    ],
  };
};

const numericEntry: Writers["numeric_entry"] = (work, { unit }, key) => {
  const { lowest = 0, also = [] } = key;
  const intervals = [{ ...key, credit: 1 }, ...furtherValues(work, key, unit), ...also];
  const answers = intervals
    .flatMap((one) => evenIntervals(one, Math.max(lowest, one.credit)))
    .map(({ value, tolerance, share }) =>
      typedAnswer(work, share, String(value), plainElement("tolerance", tolerance)),
    );
  if (unit !== undefined) work.changes.add("unitLeftOut");
  const named =
    unit === undefined
      ? ""
      : xmlElement("units", {}, [
          xmlElement("unit", {}, [plainElement("multiplier", 1), plainElement("unit_name", work.text(unit))]),
        ]);
  const optionalUnit = 0;
  const noUnit = 3;
  return {
    type: "numerical",
    pieces: [
      ...answers,
      named,
      plainElement("unitgradingtype", 0),
      plainElement("unitpenalty", 0),
      plainElement("showunits", unit === undefined ? noUnit : optionalUnit),
      plainElement("unitsleft", 0),
    ],
  };
};

/**
 * The plain text of a target, because Moodle shows targets in a list without mark-up. Throws Omission if it has a
 * picture or a formula.
 */
const listText = (work: QuestionWork, { content }: Option): string => {
  const html = work.text(content);
  if (/<(?:img|svg|math)\b/.test(html)) throw new Omission("targetPicture");
  if (html.includes("<")) work.changes.add("targetsAsText");
  return plainText(html);
};

const matching = (
  work: QuestionWork,
  { sources, targets }: InteractionOf<"match">,
  pairs: readonly (readonly [source: string, target: string])[],
): MoodleKind => {
  const texts = new Map(targets.map((target) => [target.option_id, listText(work, target)]));
  const partners = new Map(pairs);
  if (partners.size < pairs.length || sources.some(({ option_id: id }) => !partners.has(id)))
    throw new Omission("sourceWithoutTarget");
  const row = (html: string, target: string): MoodlePiece[] =>
    htmlElement(work, "subquestion", html, {
      after: [xmlElement("answer", {}, plainElement("text", texts.get(target) ?? ""))],
    });
  if (targets.length > 1) work.changes.add("orderLeftOut");
  const used = new Set(partners.values());
  return {
    type: "matching",
    pieces: [
      plainElement("shuffleanswers", false),
      ...sources.flatMap((source) => row(work.option(source), partners.get(source.option_id) ?? "")),
      ...targets.flatMap(({ option_id: id }) => (used.has(id) ? [] : row("", id))),
    ],
  };
};

const match: Writers["match"] = (work, interaction, { pairs, whole }) => {
  if (whole && pairs.length > 1) work.changes.add("partlyCounts");
  return matching(work, interaction, pairs);
};

const categorise: Writers["categorise"] = (work, { options, categories }, { placements, whole }) => {
  work.changes.add("categoriesAsMatching");
  const pairs = Object.entries(placements);
  if (whole && pairs.length > 1) work.changes.add("partlyCounts");
  return matching(work, { type: "match", sources: options, targets: categories }, pairs);
};

const order: Writers["order"] = (work, { options }, { option_ids: ids, whole }) => {
  work.changes.add("orderLeftOut");
  const byId = new Map(options.map((option) => [option.option_id, option]));
  return {
    type: "ordering",
    pieces: [
      plainElement("layouttype", "VERTICAL"),
      plainElement("selecttype", "ALL"),
      plainElement("selectcount", 0),
      plainElement("gradingtype", whole ? "ALL_OR_NOTHING" : "ABSOLUTE_POSITION"),
      plainElement("showgrading", "SHOW"),
      plainElement("numberingstyle", "none"),
      ...ids.flatMap((id, place) => {
        const option = byId.get(id);
        const html = option === undefined ? "" : work.option(option);
        return htmlElement(work, "answer", html, { attributes: { fraction: place + 1 } });
      }),
    ],
  };
};

const cloze = (text: string): MoodleKind => ({ type: "cloze", text, pieces: [] });

/** By interaction type, the writer of Moodle XML. */
const writers: Writers = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  text_entry: textEntry,
  extended_text: extendedText,
  numeric_entry: numericEntry,
  inline_choice: (...given) => cloze(inlineChoiceText(...given)),
  gap_entry: (...given) => cloze(gapEntryText(...given)),
  gaps: (...given) => cloze(gapsText(...given)),
  order,
  match,
  categorise,
  hot_spot: () => {
    throw new Omission("kindUnsupported");
  },
};

const write = <Kind extends InteractionType>(
  type: Kind,
  work: QuestionWork,
  interaction: InteractionOf<Kind>,
  key: Item["key"],
): MoodleKind => {
  if (!isKeyOf(type, key)) throw new Error(`The key of ${work.item.item_id} is of another type.`);
  return writers[type](work, interaction, key);
};

/** The content before the stem: the passage and the recording. */
const before = (work: QuestionWork): string => {
  const { stimulus } = work.item.body;
  const heard = work.player();
  const title = stimulus?.title === undefined ? "" : `<h4>${work.xhtml(stimulus.title)}</h4>`;
  const passage = stimulus === undefined ? "" : `<div>${title}${work.xhtml(stimulus.content)}</div>`;
  if (passage !== "") work.changes.add("passageInText");
  return (heard === "" ? "" : `<div>${heard}</div>`) + passage;
};

/** A question in Moodle XML. Throws Omission if Moodle XML cannot express it. */
export const writeMoodleQuestion = ({ work, title }: TestQuestion): readonly MoodlePiece[] => {
  const { body, key, points, explanation, explanation_video: video } = work.item;
  if (body.calculator) work.changes.add("calculatorLeftOut");
  if (video !== undefined) work.changes.add("videoLeftOut");
  const { type, text, pieces } = write(body.interaction.type, work, body.interaction, key);
  const asked = before(work) + (text ?? work.xhtml(body.stem));
  return [
    startTag("question", { type }),
    xmlElement("name", {}, plainElement("text", title)),
    ...htmlElement(work, "questiontext", asked),
    ...htmlElement(work, "generalfeedback", explanation === undefined ? "" : work.xhtml(explanation)),
    plainElement("defaultgrade", points),
    plainElement("penalty", 0),
    plainElement("hidden", 0),
    ...pieces,
    "</question>\n",
  ];
};
