import { decimalIn, numberIn } from "../numbers";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, descendants } from "../xml";
import { type Answered, isFulfilled, readCondition, conditionResponses, type Test } from "./conditions";
import { trimmedText } from "./presentation";

export interface Step {
  readonly action: "Set" | "Add";
  readonly value: number;
}

/** A condition that changes the score. */
export interface ScoringRule {
  readonly test: Test;
  readonly steps: readonly Step[];
  /** The file says `continue="Yes"`: the following conditions are evaluated too. */
  readonly goesOn: boolean;
}

/** The scoring of an item. */
export interface Scoring {
  readonly rules: readonly ScoringRule[];
  readonly start: number;
  /** The bounds of the score that the file declares. */
  readonly most: number | null;
  readonly least: number | null;
  /** The scores are parts of a maximum that the file does not state; 1 is assumed. */
  readonly isUnstated: boolean;
}

const isScore = (name: string): boolean => name.toLowerCase() === "score";
/** The variable that an element names; null: none, which means the score. */
const variableOf = (element: XmlElement): string | null =>
  element.attributes["varname"]?.trim() ?? element.attributes["variablename"]?.trim() ?? null;
const isOf = (element: XmlElement, score: string): boolean => (variableOf(element) ?? score) === score;

const partOf = (written: string, most: number | null): number | null => {
  if (/^score\.max$/i.test(written)) return most;
  if (/^score\.min$/i.test(written)) return 0;
  if (written.endsWith("%")) {
    const percent = decimalIn(written.slice(0, -1));
    return percent === null || most === null ? null : percent.times(most).div(100).toNumber();
  }
  return numberIn(written);
};

/** Blackboard writes the percentage for a right row and that for a wrong one with different attributes. */
const isRightPercent = ({ attributes }: XmlElement): boolean => attributes["PartialCreditPercent"] !== undefined;
const isWrongPercent = ({ attributes }: XmlElement): boolean => attributes["NegativeCreditPercent"] !== undefined;

const readStep = (element: XmlElement, most: number | null): Step => {
  const written = trimmedText(element);
  if (isRightPercent(element)) {
    const value = partOf(`${written}%`, most);
    if (value === null) throw new Refusal("pointsUnreadable", written.slice(0, 60));
    return { action: "Add", value };
  }
  const value = partOf(written, most);
  if (value === null) throw new Refusal("pointsUnreadable", written.slice(0, 60));
  const action = (element.attributes["action"] ?? "Set").toLowerCase();
  if (action === "set") return { action: "Set", value };
  if (action === "add") return { action: "Add", value };
  if (action === "subtract") return { action: "Add", value: -value };
  throw new Refusal("processingUnsupported", `setvar ${action}`);
};

/** The name of the variable with the score: SCORE, else the only one. */
const scoreName = (processing: XmlElement, declared: readonly XmlElement[]): string => {
  const names = [
    ...declared.map(variableOf),
    ...childElements(processing, "respcondition").flatMap((rule) => childElements(rule, "setvar").map(variableOf)),
  ];
  const [first, ...others] = [...new Set(names.filter((name) => name !== null))];
  return (
    [first, ...others].find((name) => name !== undefined && isScore(name)) ??
    (others.length === 0 ? first : null) ??
    "SCORE"
  );
};

export interface RuleReading {
  /** The responses that the item shows; conditions on others are passed to `stray`. */
  readonly known: ReadonlySet<string>;
  /** The score of a condition that sets none; null: such a condition only shows feedback. */
  readonly implied: ((test: Test, most: number | null) => Step) | null;
  /** Called for a condition that tests no response of the item; may throw. */
  readonly stray: (test: Test, steps: readonly Step[]) => void;
}

const readRule = (element: XmlElement, score: string, most: number | null, reading: RuleReading): ScoringRule[] => {
  const all = childElements(element, "setvar").filter((set) => isOf(set, score));
  if (all.filter(isWrongPercent).some((set) => numberIn(trimmedText(set)) !== 0)) throw new Refusal("wrongCosts");
  const written = all.filter((set) => !isWrongPercent(set));
  if (written.length === 0 && reading.implied === null) return [];
  const [other] = childElements(element, "setvar").filter((set) => !isOf(set, score));
  if (written.length === 0 && other && !/^exact$/i.test(trimmedText(other)))
    throw new Refusal("patternAnswer", `${variableOf(other)} ${trimmedText(other)}`.slice(0, 60));
  const test = readCondition(element);
  if (written.length === 0 && conditionResponses(test).length === 0) return [];
  const steps =
    written.length > 0
      ? written.map((set) => readStep(set, most))
      : reading.implied
        ? [reading.implied(test, most)]
        : [];
  const asked = conditionResponses(test);
  if (asked.length > 0 && asked.every((ident) => !reading.known.has(ident))) {
    reading.stray(test, steps);
    return [];
  }
  if (asked.some((ident) => !reading.known.has(ident))) throw new Refusal("responseUnknown");
  return [{ test, steps, goesOn: /^yes$/i.test(element.attributes["continue"] ?? "No") }];
};

const isRelativeStep = (element: XmlElement): boolean =>
  element.name === "setvar" && (isRightPercent(element) || /^score\.max$|%$/i.test(trimmedText(element)));

const boundOf = (declared: XmlElement | undefined, name: string): number | null => {
  const written = declared?.attributes[name];
  return written === undefined || written.trim() === "" ? null : numberIn(written);
};

const mostComparisons = 5_000;

/** Reads the scoring of an item. Throws Refusal. */
export const readScoring = (item: XmlElement, reading: RuleReading): Scoring => {
  const all = childElements(item, "resprocessing");
  if (all.length > 1) throw new Refusal("processingUnsupported", "resprocessing 2");
  const [processing] = all;
  if (!processing) return { rules: [], start: 0, most: null, least: null, isUnstated: false };
  const model = processing.attributes["scoremodel"] ?? "SumOfScores";
  if (!/^sumofscores$/i.test(model)) throw new Refusal("processingUnsupported", model);
  const declared = childElements(processing, "outcomes").flatMap((outcomes) => childElements(outcomes, "decvar"));
  const score = scoreName(processing, declared);
  const own = declared.find((element) => isOf(element, score));
  const declaredMost = boundOf(own, "maxvalue");
  const isRelative = descendants(processing, isRelativeStep).length > 0;
  const most = declaredMost ?? (isRelative ? 1 : null);
  const least = boundOf(own, "minvalue");
  if (least !== null && least > 0) throw new Refusal("anythingRight", String(least));
  const rules = childElements(processing, "respcondition").flatMap((rule) => readRule(rule, score, most, reading));
  const compared = rules.reduce((sum, { test }) => sum + conditionResponses(test).length, 0);
  if (compared > mostComparisons) throw new Refusal("contentTooLong", String(compared));
  return {
    rules,
    start: boundOf(own, "defaultval") ?? 0,
    most,
    least,
    isUnstated: declaredMost === null && isRelative,
  };
};

/** A score within the bounds that the file declares. */
export const withinScoreBounds = (score: number, { most, least }: Scoring): number =>
  Math.max(least ?? Number.NEGATIVE_INFINITY, Math.min(most ?? Number.POSITIVE_INFINITY, score));

export interface Run {
  readonly answered: Answered;
  /** The response takes one value. */
  readonly takesOne: boolean;
  /** After a condition that adds points the following ones are evaluated too, even without `continue`. */
  readonly addsOn: boolean;
}

/** The score of an answer, by evaluating the conditions in their order. */
export const ruleScore = (scoring: Scoring, { answered, takesOne, addsOn }: Run): number => {
  let score = scoring.start;
  let anyHeld = false;
  for (const rule of scoring.rules) {
    const held = rule.test.test === "other" ? !anyHeld : isFulfilled(rule.test, answered, takesOne);
    if (!held) continue;
    anyHeld = true;
    for (const { action, value } of rule.steps) score = action === "Set" ? value : score + value;
    const adds = rule.steps.every(({ action }) => action === "Add");
    if (!rule.goesOn && !(addsOn && adds)) break;
  }
  return withinScoreBounds(score, scoring);
};
