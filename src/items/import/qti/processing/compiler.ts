import type { XmlElement } from "../../xml";
import type { ResponseDeclarations } from "../response-declaration";
import type { ResponseUsage } from "./usage";
import type { QtiValue } from "./value";

/** The variables that expressions read. */
export interface Variables {
  readonly responses: ReadonlyMap<string, QtiValue>;
  readonly outcomes: Map<string, QtiValue>;
  /** By response, points to use instead of those of its mapping. */
  readonly mapped?: ReadonlyMap<string, number>;
}
export type Expression = (variables: Variables) => QtiValue;

/** Compiles expressions and records how they use responses. */
export interface Compiler {
  readonly declared: ResponseDeclarations;
  readonly usageOf: (response: string) => ResponseUsage;
  /** The response, if the expression is a whole response; null: it is another expression. */
  readonly responseIn: (element: XmlElement) => string | null;
  readonly compile: (element: XmlElement, within: string) => Expression;
}
