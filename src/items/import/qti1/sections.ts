import { Notes } from "../notes";
import { numberIn } from "../numbers";
import { oneLine } from "../one-line";
import type { TestRemarkCode } from "../reasons";
import type { SectionHeader } from "../record";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, descendants } from "../xml";
import { isBlankMaterial, materialsHtml } from "./material";
import { metadataFields } from "./metadata";
import { trimmedText } from "./presentation";
import { durationMs, settingsOf } from "./settings";

/** An open section of a document. */
export interface Qti1Section {
  readonly title: string | null;
  directions: string;
  draw: number | null;
  shuffle: boolean;
  timeLimitMs: number | null;
  perItem: number | null;
  /** The identifier of the bank from which its questions are drawn. */
  bank: string | null;
  /** The number of times it was opened for questions. */
  opened: number;
}

/** Reports a remark about the test. */
export type Remark = (code: TestRemarkCode, detail?: string) => void;

export const newSection = (
  element: { readonly attributes: XmlElement["attributes"] },
  outer: Qti1Section | null,
): Qti1Section => {
  const own = oneLine(element.attributes["title"]);
  const title = own !== null && outer?.title ? `${outer.title}: ${own}`.slice(0, 200) : (own ?? outer?.title ?? null);
  return {
    title,
    directions: "",
    draw: null,
    shuffle: false,
    timeLimitMs: null,
    perItem: outer?.perItem ?? null,
    bank: null,
    opened: 0,
  };
};

export const headerOf = (section: Qti1Section): SectionHeader => ({
  title: section.title,
  ...(section.directions === "" ? {} : { directions: { html: section.directions } }),
  ...(section.draw === null ? {} : { draw: section.draw }),
  ...(section.shuffle ? { shuffle: true } : {}),
  ...(section.timeLimitMs === null ? {} : { timeLimitMs: section.timeLimitMs }),
});

const numberInside = (element: XmlElement, name: string): number | null => {
  const [found] = descendants(element, (one) => one.name === name);
  return found ? numberIn(trimmedText(found)) : null;
};

const readSelection = (selection: XmlElement, section: Qti1Section, remark: Remark): void => {
  const number = numberInside(selection, "selection_number");
  if (number !== null && Number.isInteger(number) && number > 0) section.draw = number;
  const points = numberInside(selection, "points_per_item");
  if (points !== null && points > 0) {
    section.perItem = points;
    remark("sectionPointsKept", String(points));
  }
  const [bank] = childElements(selection, "sourcebank_ref");
  if (bank && trimmedText(bank) !== "") section.bank = trimmedText(bank);
  for (const { name } of childElements(selection))
    if (["or", "and", "not", "selection_metadata", "and_selection", "or_selection"].includes(name))
      remark("selectionRuleLeftOut", name);
};

/** Reads the rules of a section for selecting and ordering its questions. */
export const readSelectionOrdering = (element: XmlElement, section: Qti1Section, remark: Remark): void => {
  const [selection, ...more] = childElements(element, "selection");
  if (selection) readSelection(selection, section, remark);
  if (more.length > 0) remark("selectionRuleLeftOut", "selection");
  for (const order of childElements(element, "order"))
    if (/^random$/i.test(order.attributes["order_type"] ?? "")) section.shuffle = true;
};

/** The directions in an element, "" if it shows nothing; null: they cannot be shown, or are not for the student. */
export const readDirections = (element: XmlElement): string | null => {
  try {
    const html = materialsHtml(element, new Notes());
    if (isBlankMaterial(html)) return "";
    return /\b(?:all|candidate)\b/i.test(element.attributes["view"] ?? "All") ? html : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** The remark for an element of a test or a section that is left out. */
const lost: Readonly<Record<string, TestRemarkCode>> = {
  objectives: "aimsLeftOut",
  assessfeedback: "testFeedbackLeftOut",
  sectionfeedback: "testFeedbackLeftOut",
  sectionprecondition: "flowLeftOut",
  sectionpostcondition: "flowLeftOut",
  assessproc_extension: "settingLeftOut",
  sectionproc_extension: "settingLeftOut",
  assessmentcontrol: "settingLeftOut",
  sectioncontrol: "settingLeftOut",
};

export const remarkOnLost = (element: XmlElement, remark: Remark): void => {
  const code = Object.hasOwn(lost, element.name) ? lost[element.name] : undefined;
  if (code) remark(code, code === "settingLeftOut" ? element.name : undefined);
  if (element.name !== "outcomes_processing") return;
  const model = element.attributes["scoremodel"] ?? "SumOfScores";
  if (!/^sumofscores$/i.test(model)) remark("outcomeModelLeftOut", model);
};

/** Reads an element of a section other than a question. Returns whether it changes the section's header. */
export const readAboutSection = (element: XmlElement, section: Qti1Section, remark: Remark): boolean => {
  if (element.name === "selection_ordering") {
    readSelectionOrdering(element, section, remark);
    return true;
  }
  if (element.name === "duration") {
    section.timeLimitMs = durationMs(trimmedText(element));
    if (section.timeLimitMs === null) remark("settingLeftOut", `duration: ${trimmedText(element).slice(0, 60)}`);
    return section.timeLimitMs !== null;
  }
  if (element.name === "presentation_material" || element.name === "rubric") {
    const directions = readDirections(element);
    if (directions === null) remark("settingLeftOut", element.name);
    section.directions += directions ?? "";
    return directions !== null && directions !== "";
  }
  if (element.name === "qtimetadata" || element.name === "sectionmetadata") {
    const fields = metadataFields(element);
    const kind = fields.get("bbmd_sectiontype") ?? "";
    if (/random|set/i.test(kind)) remark("selectionRuleLeftOut", kind.slice(0, 60));
    const { left } = settingsOf(fields);
    if (left.length > 0) remark("settingLeftOut", left.join(", ").slice(0, 300));
    return false;
  }
  remarkOnLost(element, remark);
  return false;
};
