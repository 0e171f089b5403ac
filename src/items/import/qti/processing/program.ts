import { Notes } from "../../notes";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements, descendants, xmlText } from "../../xml";
import { identifierOf } from "../attributes";
import type { Cardinality, ResponseDeclarations } from "../response-declaration";
import type { Variables } from "./compiler";
import { Expressions } from "./expressions";
import { matchRule, rulesOfTemplate } from "./templates";
import type { ResponseUsage } from "./usage";
import { emptyUsage } from "./usage";
import { isNumberType, qtiValueOf, type QtiValue } from "./value";

type Step = (variables: Variables) => void;
/** The greatest number of rule elements that are run for one item, over all answers that are tried. */
const mostWork = 4_000_000;
class Exit extends Error {}

const isScore = (identifier: string): boolean => /^score$/i.test(identifier);

const outcomeDefaults = (item: XmlElement): Map<string, QtiValue> =>
  new Map(
    childElements(item, "outcomeDeclaration").map((element) => {
      const { baseType = "", cardinality = "single" } = element.attributes;
      const texts = childElements(element, "defaultValue").flatMap((preset) =>
        childElements(preset, "value").map((value) => xmlText(value)),
      );
      const value = qtiValueOf(texts, { baseType, cardinality: cardinality as Cardinality });
      return [identifierOf(element), value ?? (isNumberType(baseType) && cardinality === "single" ? 0 : null)];
    }),
  );

/** The compiled scoring rules of one item, which can be run with any answers. */
export class ScoringProgram {
  /** The compiled rules, including those of a template. */
  readonly rules: readonly XmlElement[];
  /** Identifier of the outcome with the score. */
  readonly score: string;
  /** The rules compare with the key and set no score. */
  readonly assumed: boolean;
  readonly #size: number;
  #work = 0;
  readonly #steps: readonly Step[];
  readonly #defaults: ReadonlyMap<string, QtiValue>;
  readonly #expressions: Expressions;

  /** `asked` is the response of the first interaction. Throws Refusal for rules that are not understood. */
  constructor(item: XmlElement, declared: ResponseDeclarations, asked: string, notes: Notes) {
    const [processing] = childElements(item, "responseProcessing");
    const defaults = outcomeDefaults(item);
    const written = processing ? childElements(processing) : [];
    const template = processing?.attributes["template"] ?? processing?.attributes["templateLocation"];
    const rules = written.length === 0 && template !== undefined ? rulesOfTemplate(template, asked) : written;
    this.assumed = !rules.some(setsScore);
    if (this.assumed) notes.add("scoreAssumed");
    this.rules = this.assumed ? assumedRules(rules, asked) : rules;
    const set = this.rules.flatMap((rule) => [rule, ...descendants(rule, () => true)]).find(setsScoreItself);
    this.#size = this.rules.reduce((sum, rule) => sum + 1 + descendants(rule, () => true).length, 0);
    this.score = set ? identifierOf(set) : "SCORE";
    if (!defaults.has(this.score)) defaults.set(this.score, 0);
    this.#defaults = defaults;
    this.#expressions = new Expressions(declared, defaults);
    this.#steps = this.rules.flatMap((rule) => this.#step(rule));
  }

  usageOf(response: string): ResponseUsage {
    return this.#expressions.usage.get(response) ?? emptyUsage();
  }

  /** The default of a numeric outcome; null: it has none. */
  numberOf(outcome: string): number | null {
    const value = this.#defaults.get(outcome);
    return typeof value === "number" ? value : null;
  }

  /** The outcomes for these answers. */
  run(responses: ReadonlyMap<string, QtiValue>, mapped?: ReadonlyMap<string, number>): ReadonlyMap<string, QtiValue> {
    this.#work += this.#size;
    if (this.#work > mostWork) throw new Refusal("processingTooLong");
    const outcomes = new Map(this.#defaults);
    const variables: Variables = { responses, outcomes, ...(mapped === undefined ? {} : { mapped }) };
    try {
      for (const step of this.#steps) step(variables);
    } catch (error) {
      if (!(error instanceof Exit)) throw error;
    }
    return outcomes;
  }

  /** The points for these answers. Throws Refusal if the rules give no number. */
  pointsOf(responses: ReadonlyMap<string, QtiValue>, mapped?: ReadonlyMap<string, number>): number {
    const points = this.run(responses, mapped).get(this.score);
    if (typeof points !== "number") throw new Refusal("processingUnsupported", this.score);
    return points;
  }

  #step(rule: XmlElement): Step[] {
    if (rule.name === "responseCondition") return [this.#condition(rule)];
    if (rule.name === "setOutcomeValue") return [this.#assignment(rule)];
    if (rule.name === "responseProcessingFragment") return childElements(rule).flatMap((child) => this.#step(child));
    if (rule.name === "exitResponse")
      return [
        () => {
          throw new Exit();
        },
      ];
    throw new Refusal("processingUnsupported", rule.name.slice(0, 60));
  }

  #assignment(rule: XmlElement): Step {
    const [value, ...more] = childElements(rule);
    if (!value || more.length > 0) throw new Refusal("processingUnsupported", rule.name);
    const run = this.#expressions.compile(value, rule.name);
    const identifier = identifierOf(rule);
    return (variables) => {
      variables.outcomes.set(identifier, run(variables));
    };
  }

  #condition(rule: XmlElement): Step {
    const branches = childElements(rule).map((branch, index) => {
      const isElse = branch.name === "responseElse";
      if (!isElse && branch.name !== (index === 0 ? "responseIf" : "responseElseIf"))
        throw new Refusal("processingUnsupported", branch.name.slice(0, 60));
      const [test, ...actions] = isElse ? [null, ...childElements(branch)] : childElements(branch);
      if (test === undefined) throw new Refusal("processingUnsupported", branch.name);
      return {
        test: test === null ? () => true : this.#expressions.compile(test, branch.name),
        steps: actions.flatMap((action) => (action === null ? [] : this.#step(action))),
      };
    });
    return (variables) => {
      const taken = branches.find(({ test }) => test(variables) === true);
      for (const step of taken?.steps ?? []) step(variables);
    };
  }
}

function setsScoreItself(element: XmlElement): boolean {
  return element.name === "setOutcomeValue" && isScore(identifierOf(element));
}
function setsScore(rule: XmlElement): boolean {
  return setsScoreItself(rule) || descendants(rule, setsScoreItself).length > 0;
}

/** The rules for an item that sets no score: an answer that equals the key is right. Throws Refusal for other rules. */
function assumedRules(rules: readonly XmlElement[], asked: string): readonly XmlElement[] {
  const found = rules.flatMap((rule) => [rule, ...descendants(rule, () => true)]);
  const comparing = found.filter(({ name }) => name === "match");
  const [compared] = comparing;
  const sides = compared ? childElements(compared).map((side) => `${side.name} ${identifierOf(side)}`) : [];
  const plain =
    comparing.length === 1 &&
    sides.includes(`variable ${asked}`) &&
    sides.includes(`correct ${asked}`) &&
    found.every(({ name }) => !negating.has(name));
  if (rules.length > 0 && !plain) throw new Refusal("processingUnsupported", "SCORE");
  return [matchRule(asked)];
}
const negating = new Set(["not", "responseElseIf", "and", "or", "anyN", "mapResponse", "isNull"]);
