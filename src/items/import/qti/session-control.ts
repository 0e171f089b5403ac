import { numberIn } from "../numbers";
import type { XmlElement } from "../xml";
import { childElements } from "../xml";
import { identifierOf } from "./attributes";
import { isSetTo } from "./booleans";
import type { TestRemarks } from "./test-remarks";

/** The usual values of controls, which are not reported. */
const usual: Readonly<Record<string, boolean>> = {
  showFeedback: false,
  allowReview: true,
  showSolution: false,
  allowComment: false,
  allowSkipping: true,
  validateResponses: false,
};

const controlsOf = (element: XmlElement): XmlElement[] => childElements(element, "itemSessionControl");

/**
 * The controls of a part, a section or an item with unusual values, as `name=value`, without the number of attempts.
 */
export const unusualControls = (element: XmlElement): string[] =>
  controlsOf(element).flatMap(({ attributes }) =>
    Object.entries(usual).flatMap(([name, value]) => {
      const written = attributes[name]?.trim();
      return written === undefined || isSetTo({ attributes }, name, value) ? [] : [`${name}=${written.slice(0, 20)}`];
    }),
  );

/** The number of attempts that the controls of an element allow; 0: without limit; null: not stated. */
export const attemptsOf = (element: XmlElement): number | null =>
  controlsOf(element).flatMap(({ attributes }) => numberIn(attributes["maxAttempts"] ?? "") ?? [])[0] ?? null;

/**
 * The number of attempts that the controls of a test's parts allow. null: without limit; undefined: not stated, or the
 * parts differ, which is noted.
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

/** Notes modes of navigation and submission that cannot be imported. */
export const namePartModes = (part: XmlElement, remarks: TestRemarks): void => {
  const { navigationMode, submissionMode } = part.attributes;
  if (navigationMode === "linear") remarks.change("linearLeftOut", identifierOf(part));
  if (submissionMode === "individual") remarks.change("submissionLeftOut", identifierOf(part));
};
