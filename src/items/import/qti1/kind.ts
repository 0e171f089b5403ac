import { Refusal } from "../refusal";
import { isBlankMaterial } from "./material";
import type { Fields } from "./metadata";
import type { Presentation, Response } from "./presentation";

/** The kind as which a question is read; `introduction` is a text without a question. */
export type Qti1Kind =
  | "single"
  | "several"
  | "text"
  | "number"
  | "match"
  | "typed gaps"
  | "chosen gaps"
  | "order"
  | "categorise"
  | "hot spot"
  | "essay"
  | "introduction";

type Decision = Qti1Kind | (() => Refusal);

const opinion = () => new Refusal("opinionQuestion");
const formula = () => new Refusal("formulaQuestion");
const unsupported = (name: string) => () => new Refusal("kindUnsupported", name);

const byQuestionType: Readonly<Record<string, Decision>> = {
  multiple_choice_question: "single",
  true_false_question: "single",
  multiple_answers_question: "several",
  short_answer_question: "text",
  numerical_question: "number",
  matching_question: "match",
  fill_in_multiple_blanks_question: "typed gaps",
  multiple_dropdowns_question: "chosen gaps",
  ordering_question: "order",
  categorization_question: "categorise",
  hot_spot_question: "hot spot",
  text_only_question: "introduction",
  essay_question: "essay",
  file_upload_question: unsupported("file_upload_question"),
  calculated_question: formula,
  formula_question: formula,
};

const byProfile: Readonly<Record<string, Decision>> = {
  multiple_choice: "single",
  true_false: "single",
  multiple_response: "several",
  fib: "text",
  pattern_match: "text",
  essay: "essay",
};

const byBlackboardType: Readonly<Record<string, Decision>> = {
  "multiple choice": "single",
  "true/false": "single",
  "either/or": "single",
  "multiple answer": "several",
  "fill in the blank": "text",
  "fill in the blank plus": "typed gaps",
  "jumbled sentence": "chosen gaps",
  matching: "match",
  ordering: "order",
  numeric: "number",
  "hot spot": "hot spot",
  calculated: formula,
  essay: "essay",
  "short response": "essay",
  "file upload": unsupported("File Upload"),
  "file response": unsupported("File Response"),
  "quiz bowl": unsupported("Quiz Bowl"),
  "opinion scale": opinion,
  "opinion scale/likert": opinion,
};

const decided = (table: Readonly<Record<string, Decision>>, name: string): Qti1Kind => {
  const decision = Object.hasOwn(table, name) ? table[name] : undefined;
  if (decision === undefined) throw new Refusal("questionTypeUnknown", name.slice(0, 60));
  if (typeof decision === "function") throw decision();
  return decision;
};

/** Whether a field takes numbers. */
export const takesNumbers = ({ element, field }: Response): boolean =>
  element.name === "response_num" || /^(?:integer|decimal|scientific)$/i.test(field["fibtype"] ?? "");
const isTyped = ({ element }: Response): boolean => element.name === "response_str" || element.name === "response_num";

const ofOne = (response: Response): Qti1Kind => {
  if (response.element.name === "response_xy") return "hot spot";
  if (response.element.children.some((child) => typeof child !== "string" && child.name === "render_hotspot"))
    return "hot spot";
  if (isTyped(response)) return takesNumbers(response) ? "number" : "text";
  if (response.element.name !== "response_lid") throw new Refusal("kindUnsupported", response.element.name);
  return response.cardinality === "Ordered" ? "order" : response.cardinality === "Multiple" ? "several" : "single";
};

const ofShape = ({ responses }: Presentation): Qti1Kind => {
  const [first, ...others] = responses;
  if (!first) throw new Refusal("noInteraction");
  if (others.length === 0) return ofOne(first);
  if (responses.every(isTyped)) return "typed gaps";
  const listed = responses.every(({ element }) => element.name === "response_lid");
  if (!listed)
    throw new Refusal("kindUnsupported", [...new Set(responses.map(({ element }) => element.name))].join(", "));
  const named = responses.every(({ prompt }) => !isBlankMaterial(prompt.html));
  if (named && responses.every(({ cardinality }) => cardinality === "Multiple")) return "categorise";
  if (responses.some(({ cardinality }) => cardinality !== "Single"))
    throw new Refusal("kindUnsupported", "rcardinality");
  return named ? "match" : "chosen gaps";
};

/**
 * The kind of question by the item's metadata; null: the presentation decides. Throws Refusal for a kind that cannot be
 * imported.
 */
export const kindByMetadata = (fields: Fields): Qti1Kind | null => {
  const type = fields.get("question_type");
  if (type !== undefined) return decided(byQuestionType, type.toLowerCase());
  const profile = fields.get("cc_profile");
  if (profile !== undefined)
    return decided(byProfile, /^cc\.(\w+?)(?:\.v\w+)?$/.exec(profile.toLowerCase())?.[1] ?? profile);
  const blackboard = fields.get("bbmd_questiontype");
  return blackboard === undefined ? null : decided(byBlackboardType, blackboard.toLowerCase());
};

const cardinalities: Readonly<Partial<Record<Qti1Kind, string>>> = {
  single: "single",
  several: "multiple",
  order: "ordered",
  categorise: "multiple",
  match: "single",
  "chosen gaps": "single",
};

/** Whether the cardinality of a response contradicts the kind of question. */
export const isContradicted = (kind: Qti1Kind, { responses }: Presentation): boolean => {
  const wanted = cardinalities[kind];
  return (
    wanted !== undefined &&
    responses.some(({ element }) => (element.attributes["rcardinality"] ?? wanted).toLowerCase() !== wanted)
  );
};

/**
 * The kind of question: by its name if it has one, else by its presentation. Throws Refusal for a kind that cannot be
 * imported.
 */
export const kindOf = (named: Qti1Kind | null, fields: Fields, presentation: Presentation): Qti1Kind => {
  if (named === null) return ofShape(presentation);
  const [first] = presentation.responses;
  const blackboard = fields.get("question_type") === undefined && fields.get("cc_profile") === undefined;
  return named === "single" && blackboard && first?.cardinality === "Multiple" ? "several" : named;
};
