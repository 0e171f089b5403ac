import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements, xmlText } from "../../xml";
import { identifierOf } from "../attributes";
import type { ResponseDeclarations } from "../response-declaration";
import { comparisons } from "./comparisons";
import type { Compiler, Expression } from "./compiler";
import { mappedPlaces, mappedPoints } from "./mapped-points";
import { operators } from "./operators";
import { emptyUsage, type ResponseUsage } from "./usage";
import { itemsOf, scalarOf, qtiValueOf, type QtiValue } from "./value";

/** Compiles the expressions of one item and records how they use its responses. */
export class Expressions implements Compiler {
  readonly usage = new Map<string, ResponseUsage>();
  readonly declared: ResponseDeclarations;
  readonly #outcomes: ReadonlyMap<string, QtiValue>;

  constructor(declared: ResponseDeclarations, outcomes: ReadonlyMap<string, QtiValue>) {
    this.declared = declared;
    this.#outcomes = outcomes;
  }

  usageOf(response: string): ResponseUsage {
    const usage = this.usage.get(response) ?? emptyUsage();
    this.usage.set(response, usage);
    return usage;
  }

  /** The response, if the expression is a whole response; null: it is another expression. */
  responseIn(element: XmlElement): string | null {
    const identifier = identifierOf(element);
    return element.name === "variable" && this.declared.has(identifier) ? identifier : null;
  }

  /** Throws Refusal for expressions that are not understood. */
  compile(element: XmlElement, within: string): Expression {
    const leaf = this.#leaf(element, within);
    if (leaf) return leaf;
    const compared = comparisons.get(element.name);
    if (compared) return compared(element, this);
    const operator = operators.get(element.name);
    if (!operator) throw new Refusal("processingUnsupported", element.name.slice(0, 60));
    const parts = childElements(element).map((child) => this.compile(child, element.name));
    return operator(parts, element);
  }

  #response(element: XmlElement) {
    const response = this.declared.get(identifierOf(element));
    if (!response) throw new Refusal("responseUndeclared", identifierOf(element).slice(0, 60));
    return response;
  }

  #leaf(element: XmlElement, within: string): Expression | null {
    if (element.name === "baseValue") {
      const value = scalarOf(xmlText(element), element.attributes["baseType"] ?? "string");
      return () => value;
    }
    if (element.name === "null") return () => null;
    if (element.name === "variable") return this.#variable(element, within);
    if (element.name === "correct") {
      const response = this.#response(element);
      const value = qtiValueOf(response.correct, response);
      return () => value;
    }
    if (element.name === "mapResponse") return this.#mapped(element);
    if (element.name === "mapResponsePoint") return this.#located(element);
    return null;
  }

  #variable(element: XmlElement, within: string): Expression {
    const identifier = identifierOf(element);
    if (this.declared.has(identifier)) {
      if (within !== "isNull") this.usageOf(identifier).others.push(within);
      return ({ responses }) => responses.get(identifier) ?? null;
    }
    if (!this.#outcomes.has(identifier))
      throw new Refusal("processingUnsupported", `variable ${identifier.slice(0, 60)}`);
    return ({ outcomes }) => outcomes.get(identifier) ?? null;
  }

  #mapped(element: XmlElement): Expression {
    const { identifier, mapping, baseType } = this.#response(element);
    if (mapping === null) throw new Refusal("mappingMissing", identifier.slice(0, 60));
    this.usageOf(identifier).mapped = true;
    const pointsOf = mappedPoints(mapping, baseType);
    return ({ responses, mapped }) => mapped?.get(identifier) ?? pointsOf(itemsOf(responses.get(identifier) ?? null));
  }

  #located(element: XmlElement): Expression {
    const { identifier, areaMapping } = this.#response(element);
    if (areaMapping === null) throw new Refusal("mappingMissing", identifier.slice(0, 60));
    this.usageOf(identifier).located = true;
    const pointsOf = mappedPlaces(areaMapping);
    return ({ responses }) => pointsOf(itemsOf(responses.get(identifier) ?? null));
  }
}
