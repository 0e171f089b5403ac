import { createHash } from "node:crypto";
import type { Language, Localized } from "../../../contract/item/content";
import type { Interaction, Item, ItemKey, Option } from "../../../contract/item/item";
import { itemSchema } from "../../../contract/item/item";
import { plainText } from "../../content/content";
import type { StoredMedia } from "../media";
import { mediaId } from "../media";
import { Notes } from "../notes";
import { type Reason } from "../reasons";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, descendants } from "../xml";
import type { PackageFiles } from "../zip";
import type { BodyContext } from "./body";
import { innerSource, isEmpty, toCleanHtml, toSource } from "./body";
import { readBoolean } from "./booleans";
import type { Drawings } from "./drawings";
import { redrawPictures } from "./pictures";
import { readProcessing } from "./processing";
import { readChoiceKey, readEntryKey, readResponse } from "./response";

export interface ItemContext {
  readonly digest: string;
  readonly title: string;
  readonly skill: string;
  readonly subject: string;
  readonly language: Language;
  readonly files: PackageFiles;
  readonly drawings: Drawings;
}
export interface ReadItem {
  readonly item: Item;
  readonly media: readonly StoredMedia[];
  readonly reasons: readonly Reason[];
}

const usualMs = { choice: 60_000, entry: 45_000 } as const;
const shortestEntry = 200;
const longestNumber = 40;

const opaque = (letters: number, ...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, letters);
const inLanguage = (language: Language, html: string): Localized => (language === "zh" ? { zh: html } : { en: html });

const findInteraction = (body: XmlElement): XmlElement => {
  const [interaction, ...more] = descendants(body, (element) => element.name.endsWith("Interaction"));
  if (!interaction) throw new Refusal("noInteraction");
  if (more.length > 0)
    throw new Refusal(
      "severalInteractions",
      [interaction, ...more]
        .map((element) => element.name)
        .join(", ")
        .slice(0, 200),
    );
  if (interaction.name !== "choiceInteraction" && interaction.name !== "textEntryInteraction")
    throw new Refusal("interactionUnsupported", interaction.name);
  return interaction;
};

const readOptions = (
  choices: readonly XmlElement[],
  itemId: string,
  language: Language,
  body: BodyContext,
): Option[] => {
  if (choices.length < 2 || choices.length > 60) throw new Refusal("choicesOutOfRange", String(choices.length));
  const identifiers = choices.map((choice) => choice.attributes["identifier"] ?? "");
  if (new Set(identifiers).size !== identifiers.length || identifiers.includes(""))
    throw new Refusal("choiceIdentifiersRepeated");
  const contents = choices.map((choice) =>
    toCleanHtml(choice.children.map((child) => toSource(child, body)).join(""), body.notes),
  );
  if (contents.some(isEmpty)) throw new Refusal("choiceEmpty");
  if (new Set(contents).size !== contents.length) throw new Refusal("choicesAlike");
  return contents.map((content, index) => ({
    option_id: opaque(10, itemId, identifiers[index] ?? ""),
    content: inLanguage(language, content),
  }));
};

const readShuffle = (interaction: XmlElement, choices: readonly XmlElement[], notes: Notes): boolean => {
  const fixed = choices.filter((choice) => readBoolean(choice, "fixed", false, notes)).length;
  if (!readBoolean(interaction, "shuffle", false, notes)) return false;
  if (fixed > 0 && fixed < choices.length) notes.add("fixedChoicesKeptInOrder");
  return fixed === 0;
};

interface Question {
  readonly interaction: Interaction;
  readonly key: ItemKey;
}

const readChoice = (
  tree: XmlElement,
  interaction: XmlElement,
  itemId: string,
  context: ItemContext,
  body: BodyContext,
): Question => {
  const { notes } = body;
  const bound = interaction.attributes["responseIdentifier"] ?? "";
  const response = readResponse(tree, bound, notes);
  const choices = childElements(interaction, "simpleChoice");
  const options = readOptions(choices, itemId, context.language, body);
  const right = readChoiceKey(
    response,
    readProcessing(tree, bound, notes),
    choices.map((choice) => choice.attributes["identifier"] ?? ""),
    notes,
  ).map((identifier) => opaque(10, itemId, identifier));
  const most = Number.parseInt(interaction.attributes["maxChoices"] ?? "1", 10);
  if (most > 0 && right.length > most) throw new Refusal("tooManyCorrect", `${right.length} > ${most}`);
  if (Number.parseInt(interaction.attributes["minChoices"] ?? "0", 10) > 1) notes.add("minChoicesLeftOut");
  const shuffle = readShuffle(interaction, choices, notes);
  const [only] = right;
  if (response.cardinality === "single" && only !== undefined)
    return {
      interaction: { type: "single_choice", options, shuffle },
      key: { type: "single_choice", option_id: only },
    };
  const max_choices = most > 0 ? Math.min(most, options.length) : 0;
  return {
    interaction: { type: "multiple_choice", options, shuffle, max_choices },
    key: { type: "multiple_choice", option_ids: right },
  };
};

const readEntry = (tree: XmlElement, interaction: XmlElement, body: BodyContext): Question => {
  const bound = interaction.attributes["responseIdentifier"] ?? "";
  const key = readEntryKey(readResponse(tree, bound, body.notes), readProcessing(tree, bound, body.notes), body.notes);
  if (interaction.attributes["patternMask"] !== undefined) body.notes.add("patternLeftOut");
  if (key.type !== "text_entry") return { interaction: { type: "numeric_entry", max_length: longestNumber }, key };
  const longest = Math.max(...key.accepted.map((form) => form.length));
  return {
    interaction: { type: "text_entry", max_length: Math.min(2_000, Math.max(shortestEntry, longest * 2)) },
    key,
  };
};

const readStem = (itemBody: XmlElement, interaction: XmlElement, body: BodyContext): string => {
  const [prompt] = childElements(interaction, "prompt");
  const main = toCleanHtml(itemBody.children.map((child) => toSource(child, body, interaction)).join(""), body.notes);
  const asked = prompt ? toCleanHtml(innerSource(prompt, body), body.notes) : "";
  const repeated = asked !== "" && plainText(asked) === plainText(main);
  if (repeated) body.notes.add("promptRepeated");
  const stem = repeated || isEmpty(asked) ? main : isEmpty(main) ? asked : `${main}<div>${asked}</div>`;
  if (isEmpty(stem)) throw new Refusal("stemEmpty");
  return stem;
};

/** Reads one assessmentItem. Throws Refusal with the reason when it cannot be used as its author meant it. */
export const readItem = async (tree: XmlElement, file: string, context: ItemContext): Promise<ReadItem> => {
  const notes = new Notes();
  if (tree.name !== "assessmentItem") throw new Refusal("notItem", tree.name);
  if (readBoolean(tree, "adaptive", false, notes)) throw new Refusal("adaptiveItem");
  if (
    childElements(tree).some(
      (element) => element.name === "templateDeclaration" || element.name === "templateProcessing",
    )
  )
    throw new Refusal("templated");
  if (childElements(tree, "modalFeedback").length > 0) notes.add("feedbackLeftOut");
  if (childElements(tree, "stylesheet").length > 0) notes.add("styleReduced", "stylesheet");
  const [itemBody] = childElements(tree, "itemBody");
  if (!itemBody) throw new Refusal("noInteraction");
  const interaction = findInteraction(itemBody);
  const item_id = opaque(24, context.digest, file);
  const body: BodyContext = {
    file,
    files: context.files,
    drawn: await redrawPictures(itemBody, context.drawings, notes),
    notes,
    media: new Map(),
  };
  const question =
    interaction.name === "choiceInteraction"
      ? readChoice(tree, interaction, item_id, context, body)
      : readEntry(tree, interaction, body);
  const stem = readStem(itemBody, interaction, body);
  const media = [...body.media.values()];
  const item = itemSchema.safeParse({
    item_id,
    family: "custom",
    subject: context.subject,
    area: "general",
    skill: context.skill,
    body: {
      stem: inLanguage(context.language, stem),
      interaction: question.interaction,
      media: media.map((stored) => ({ media_id: mediaId(stored), type: stored.type, sha256: stored.sha256 })),
      calculator: false,
    },
    key: question.key,
    expected_ms: interaction.name === "choiceInteraction" ? usualMs.choice : usualMs.entry,
    points: 1,
    source: { kind: "package", name: context.title, ref: file.slice(-300) },
  });
  if (!item.success)
    throw new Refusal(
      "itemInvalid",
      item.error.issues
        .map((issue) => `${issue.path.join(".")}: ${issue.message}`)
        .join("; ")
        .slice(0, 200),
    );
  return { item: item.data, media, reasons: notes.list() };
};
