import type { XmlElement } from "../../xml";
import type { ResponseDeclarations } from "../response-declaration";
import type { ResponseUsage } from "./usage";
import type { QtiValue } from "./value";

/** What expressions look at. */
export interface Variables {
  readonly responses: ReadonlyMap<string, QtiValue>;
  readonly outcomes: Map<string, QtiValue>;
  /** Points that stand for what the mapping of a response gives. */
  readonly mapped?: ReadonlyMap<string, number>;
}
export type Expression = (variables: Variables) => QtiValue;

/** Compiles expressions and notes how they look at responses. */
export interface Compiler {
  readonly declared: ResponseDeclarations;
  readonly usageOf: (response: string) => ResponseUsage;
  /** The response that an expression is, whole; null: it is another expression. */
  readonly responseIn: (element: XmlElement) => string | null;
  readonly compile: (element: XmlElement, within: string) => Expression;
}
