/**
 * Names of mistakes without a sentence: their options are only near the key, or are one more thing that is not asked
 * for.
 */
const neighbours: readonly RegExp[] = [
  /^slips/,
  /^(countsWrong|takesAnother)[A-J]$/,
  // the three options of a frame, by their place
  /^language\.(first|second|third)$/,
];

/**
 * Mistakes whose values come from no single thought or differ by chance, and forms about which a sentence could only
 * say that they do not fit.
 */
const accidental: ReadonlySet<string> = new Set([
  "addsHalfAKilometre",
  "addsInTheBottom",
  "addsTheNumberTwiceAndOne",
  "close",
  "comparesOnlyCoefficients",
  "comparesTheConstants",
  "countsOrders",
  "dividesByTheDays",
  "forgetsTheDoubledConstant",
  "forgetsToSubtract",
  "goesThreeDays",
  "looksAtTheCorners",
  "looksAtTheLength",
  "looksAtTheLongestSide",
  "looksAtTheSize",
  "looksAtTheTurn",
  "looksOnlyAtLaterDigits",
  "looksOnlyAtTheLastDigit",
  "oneShort",
  "oneTooFew",
  "oneTooMany",
  "raisesTwice",
  "satEnglish.past",
  "satEnglish.present",
  "satEnglish.presentPerfect",
  "subtractsTheNumbers",
  "takesAFarShape",
  "takesAnother",
  "takesAnotherShape",
  "turnsTheFraction",
  "turnsTheWordRound",
  "useOfEnglish.any",
  "useOfEnglish.as",
  "useOfEnglish.can",
  "useOfEnglish.doForm",
  "useOfEnglish.even",
  "useOfEnglish.gerund",
  "useOfEnglish.have",
  "useOfEnglish.haveForm",
  "useOfEnglish.infinitive",
  "useOfEnglish.ing",
  "useOfEnglish.much",
  "useOfEnglish.past",
  "useOfEnglish.perfect",
  "useOfEnglish.preposition",
  "useOfEnglish.present",
  "useOfEnglish.so",
  "useOfEnglish.some",
  "useOfEnglish.that",
  "useOfEnglish.to",
  "useOfEnglish.what",
  "useOfEnglish.without",
  "useOfEnglish.would",
  "useOfEnglish.wouldForm",
]);

/** Whether a mistake is left without a sentence on purpose. */
export const isWordless = (name: string): boolean =>
  accidental.has(name) || neighbours.some((pattern) => pattern.test(name));

/** The mistakes without a sentence that are listed one by one. */
export const wordless: readonly string[] = [...accidental];
