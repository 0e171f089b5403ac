import { numberIn } from "../numbers";
import type { XmlElement } from "../xml";
import { childElements } from "../xml";
import { identifierOf } from "./attributes";
import type { TestRemarks } from "./test-remarks";

/** What is usual: a control that says the same says nothing. */
const usual: Readonly<Record<string, string>> = {
  showFeedback: "false",
  allowReview: "true",
  showSolution: "false",
  allowComment: "false",
  allowSkipping: "true",
  validateResponses: "false",
};

const controlsOf = (element: XmlElement): XmlElement[] => childElements(element, "itemSessionControl");

/** What controls of a part, a section or an item ask for beyond what is usual, without the attempts. */
export const unusualControls = (element: XmlElement): string[] =>
  controlsOf(element).flatMap(({ attributes }) =>
    Object.entries(usual).flatMap(([name, value]) => {
      const written = attributes[name]?.trim();
      return written === undefined || written === value ? [] : [`${name}=${written.slice(0, 20)}`];
    }),
  );

/** The attempts that the controls of an element allow; 0: without limit; null: they do not say. */
export const attemptsOf = (element: XmlElement): number | null =>
  controlsOf(element).flatMap(({ attributes }) => numberIn(attributes["maxAttempts"] ?? "") ?? [])[0] ?? null;

/**
 * The attempts of a test by the controls of its parts: null: without limit; undefined: it does not say, or its parts
 * differ, which is noted.
 */
export const testAttempts = (parts: readonly XmlElement[], remarks: TestRemarks): number | null | undefined => {
  const said = new Set(parts.map(attemptsOf));
  const [attempts = null] = said;
  if (attempts === null && said.size <= 1) return undefined;
  if (said.size > 1 || attempts === null || !Number.isInteger(attempts) || attempts < 0) {
    remarks.change("attemptsLeftOut", [...said].filter((one) => one !== null).join(", "));
    return undefined;
  }
  return attempts === 0 ? null : attempts;
};

/** Notes how a part is taken that cannot be kept here. */
export const namePartModes = (part: XmlElement, remarks: TestRemarks): void => {
  const { navigationMode, submissionMode } = part.attributes;
  if (navigationMode === "linear") remarks.change("linearLeftOut", identifierOf(part));
  if (submissionMode === "individual") remarks.change("submissionLeftOut", identifierOf(part));
};
