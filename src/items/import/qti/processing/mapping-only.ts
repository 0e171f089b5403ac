import type { XmlElement } from "../../xml";
import { childElements, descendants } from "../../xml";
import { identifierOf } from "../attributes";
import type { ResponseDeclaration } from "../response-declaration";
import type { ScoringProgram } from "./program";
import type { QtiValue } from "./value";

const probes = [-3, 0, 1, 2.5, 7];
const setting = ({ name }: XmlElement): boolean => name === "setOutcomeValue";

const testsNull = (test: XmlElement | undefined): boolean =>
  test?.name === "isNull" || (test?.name === "not" && testsNull(childElements(test)[0]));

/** Recognises rules whose score is a sum of mapped points and constants. */
class LinearRules {
  readonly #score: string;
  readonly #set: ReadonlySet<string>;

  constructor(rules: readonly XmlElement[], score: string) {
    this.#score = score;
    this.#set = new Set(
      rules.flatMap((rule) => (setting(rule) ? [rule] : descendants(rule, setting))).map(identifierOf),
    );
  }

  hasPlain(rule: XmlElement): boolean {
    if (!this.#touches(rule)) return true;
    if (setting(rule)) return childElements(rule).every((value) => this.#isLinear(value));
    if (rule.name !== "responseCondition") return false;
    return childElements(rule).every((branch) => {
      const isElse = branch.name === "responseElse";
      const [test, ...actions] = isElse ? [undefined, ...childElements(branch)] : childElements(branch);
      return (isElse || testsNull(test)) && actions.every((action) => action === undefined || this.hasPlain(action));
    });
  }

  #touches(rule: XmlElement): boolean {
    return (setting(rule) ? [rule] : descendants(rule, setting)).some((one) => identifierOf(one) === this.#score);
  }

  #isLinear(element: XmlElement): boolean {
    if (element.name === "variable")
      return identifierOf(element) === this.#score || !this.#set.has(identifierOf(element));
    if (element.name === "sum") return childElements(element).every((part) => this.#isLinear(part));
    return element.name === "mapResponse" || element.name === "baseValue";
  }
}

/**
 * Whether the score of an answered item always equals the mapped points of its response: the rules use the response
 * only through its mapping and in tests for NULL.
 */
export const followsMapping = (
  program: ScoringProgram,
  { identifier, baseType, cardinality }: Pick<ResponseDeclaration, "identifier" | "baseType" | "cardinality">,
): boolean => {
  const usage = program.usageOf(identifier);
  if (!usage.mapped || usage.compared.length > 0 || usage.others.length > 0) return false;
  const rules = new LinearRules(program.rules, program.score);
  if (!program.rules.every((rule) => rules.hasPlain(rule))) return false;
  const some = `some ${baseType}`;
  const value: QtiValue = cardinality === "single" ? some : { ordered: cardinality === "ordered", items: [some] };
  const answers = new Map([[identifier, value]]);
  return (
    probes.every((points) => program.pointsOf(answers, new Map([[identifier, points]])) === points) &&
    program.pointsOf(new Map(), new Map([[identifier, 0]])) === 0
  );
};
