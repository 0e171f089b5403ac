import {
  evaluate,
  exactText,
  shownDecimal,
  shownFraction,
  significantDigits,
  type ExpressionFault,
} from "./expression";

/** The last result: as shown, with all its digits, and as a fraction where it is one. */
interface Answer {
  readonly shown: string;
  readonly exact: string;
  readonly fraction: string | null;
}

/** The state of a calculator with an expression line: 2 + 3 × 4 = gives 14. */
export interface CalculatorState {
  /** The text of the display, in the signs of the keys; M is the memory. */
  readonly entry: string;
  /**
   * typing: keys append to the entry; computed: the entry is a result that a digit replaces and an operator continues.
   */
  readonly phase: "typing" | "computed";
  /** The result with which the entry begins, if it does. */
  readonly answer: Answer | null;
  /** The last computed expression as it was written. */
  readonly written: string;
  /** Reason why the entry has no value; the entry stays, to be corrected. */
  readonly fault: ExpressionFault | null;
  /** A number with all its digits. */
  readonly memory: string;
}

export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Sign = "+" | "-" | "×" | "÷" | "^" | "²" | "√" | "%" | "(" | ")";
export type CalculatorKey = Digit | "." | Sign | "=" | "C" | "⌫" | "±" | "a/b" | "MC" | "MR" | "M+" | "M−";

export const cleared: CalculatorState = {
  entry: "0",
  phase: "computed",
  answer: null,
  written: "",
  fault: null,
  memory: "0",
};

const longest = 120;
/** Signs that continue from the entry. */
const goesOn = /^[-+×÷^²%]$/;
const operatorAtEnd = /[-+×÷^]$/;
const lastNumber = /(\d+\.?\d*|\.\d+)$/;

const typing = (state: CalculatorState, entry: string): CalculatorState =>
  entry.length > longest ? state : { ...state, entry, phase: "typing", fault: null, written: "" };

/** An empty state that keeps only the memory. */
const anew = ({ memory }: CalculatorState): CalculatorState => ({ ...cleared, memory });

const enterDigit = (state: CalculatorState, digit: Digit): CalculatorState => {
  if (state.phase === "computed") return typing(anew(state), digit);
  const [number = ""] = lastNumber.exec(state.entry) ?? [];
  if (number.replace(/\D/g, "").length >= significantDigits) return state;
  return typing(state, number === "0" ? state.entry.slice(0, -1) + digit : state.entry + digit);
};

const enterPoint = (state: CalculatorState): CalculatorState => {
  if (state.phase === "computed") return typing(anew(state), "0.");
  const [number = ""] = lastNumber.exec(state.entry) ?? [];
  if (number.includes(".")) return state;
  return typing(state, `${state.entry}${number === "" ? "0." : "."}`);
};

const enterSign = (state: CalculatorState, sign: Sign): CalculatorState => {
  if (state.phase === "computed") {
    const isNegative = sign === "-" && state.entry === "0" && state.answer === null;
    if (!goesOn.test(sign) || isNegative) return typing(anew(state), sign);
    return typing(state, state.entry + sign);
  }
  const { entry } = state;
  const isOperator = /^[+×÷^]$/.test(sign);
  // a second operator replaces the first; a minus may follow one
  if (isOperator && operatorAtEnd.test(entry)) {
    const before = entry.replace(/[-+×÷^]+$/, "");
    return before === "" || before.endsWith("(") ? state : typing(state, before + sign);
  }
  if (sign === "-" && /[-+]$/.test(entry)) return typing(state, `${entry.slice(0, -1)}-`);
  return typing(state, entry + sign);
};

/** The entry with its result and its memory written out with all their digits. */
const precise = ({ entry, answer, memory }: CalculatorState): string => {
  const rest = entry.slice(answer?.shown.length);
  const goesOnFromIt = answer !== null && entry.startsWith(answer.shown) && !/^[\d.]/.test(rest);
  const begin = goesOnFromIt ? `(${answer.exact})${rest}` : entry;
  return begin.replaceAll("M", `(${memory})`);
};

const finish = (state: CalculatorState): CalculatorState => {
  if (state.phase === "computed") return state;
  const result = evaluate(precise(state));
  if (!result.ok) return { ...state, fault: result.fault };
  const shown = shownDecimal(result.value);
  const answer = { shown, exact: exactText(result.value), fraction: shownFraction(result.value) };
  return { ...state, entry: shown, phase: "computed", answer, written: state.entry, fault: null };
};

/** Switches the result between decimal and fraction; a typed expression is computed first. */
const toggleFraction = (state: CalculatorState): CalculatorState => {
  const done = finish(state);
  const { answer } = done;
  if (answer === null || answer.fraction === null || done.phase === "typing") return done;
  const isFraction = done.entry === answer.fraction;
  const decimal = answer.exact;
  const value = evaluate(decimal);
  const shown = isFraction && value.ok ? shownDecimal(value.value) : answer.fraction;
  return { ...done, entry: shown, answer: { ...answer, shown } };
};

/** Changes the sign of the number at the end, or of the result. */
const changeSign = (state: CalculatorState): CalculatorState => {
  const { entry, phase, answer } = state;
  if (phase === "computed") {
    if (answer === null) return typing(anew(state), "-");
    const turned = (text: string) => (text.startsWith("-") ? text.slice(1) : `-${text}`);
    const fraction = answer.fraction === null ? null : turned(answer.fraction);
    if (answer.exact === "0") return state;
    return { ...state, entry: turned(entry), answer: { shown: turned(entry), exact: turned(answer.exact), fraction } };
  }
  const [number = ""] = lastNumber.exec(entry) ?? [];
  const before = entry.slice(0, entry.length - number.length);
  const isNegative = /(^|[-+×÷^(√])-$/.test(before);
  return typing(state, `${isNegative ? before.slice(0, -1) : `${before}-`}${number}`);
};

const deleteLast = (state: CalculatorState): CalculatorState => {
  if (state.phase === "computed") return anew(state);
  const entry = state.entry.slice(0, -1);
  return entry === "" ? anew(state) : typing(state, entry);
};

const remember = (state: CalculatorState, sign: 1 | -1): CalculatorState => {
  const done = finish(state);
  const value = evaluate(precise(done));
  const held = evaluate(done.memory);
  if (done.fault !== null || !value.ok || !held.ok) return done;
  return { ...done, memory: exactText(held.value.plus(value.value.times(sign))) };
};

/** Recalls the memory: the number itself, or M within a typed expression. */
const recall = (state: CalculatorState): CalculatorState => {
  if (state.phase === "typing") return /[\d.M]$/.test(state.entry) ? state : typing(state, `${state.entry}M`);
  const held = evaluate(state.memory);
  if (!held.ok) return state;
  const shown = shownDecimal(held.value);
  return { ...anew(state), entry: shown, answer: { shown, exact: state.memory, fraction: shownFraction(held.value) } };
};

type Step = (state: CalculatorState) => CalculatorState;
const steps: Readonly<Record<Exclude<CalculatorKey, Digit | Sign>, Step>> = {
  "=": finish,
  "±": changeSign,
  "⌫": deleteLast,
  ".": enterPoint,
  C: anew,
  "a/b": toggleFraction,
  MC: (state) => ({ ...state, memory: "0" }),
  MR: recall,
  "M+": (state) => remember(state, 1),
  "M−": (state) => remember(state, -1),
};

const isDigit = (key: CalculatorKey): key is Digit => /^\d$/.test(key);
const isSign = (key: CalculatorKey): key is Sign => /^[-+×÷^²√%()]$/.test(key);

/** The state after one key. */
export const press = (state: CalculatorState, key: CalculatorKey): CalculatorState => {
  if (isDigit(key)) return enterDigit(state, key);
  return isSign(key) ? enterSign(state, key) : steps[key](state);
};

const isEntry = /^[-\d.+×÷^²√%()M]{1,120}$/;
const isNumber = /^-?(\d+\.?\d*|\.\d+)$/;

/** The restored calculator with the stored display and memory. */
export const restoredCalculator = (entry: string, memory: string): CalculatorState => {
  const kept = { ...cleared, memory: isNumber.test(memory) ? memory : "0" };
  if (!isEntry.test(entry) || entry === "0") return kept;
  if (!isNumber.test(entry)) return typing(kept, entry);
  return { ...kept, entry, answer: { shown: entry, exact: entry, fraction: null } };
};

const mostLines = 20;

/** The tape with the line that a key adds to it: an expression and its result. */
export const withLine = (tape: readonly string[], before: CalculatorState, after: CalculatorState): readonly string[] =>
  before.phase === "typing" && after.phase === "computed" && after.written !== after.entry && after.written !== ""
    ? [...tape, `${after.written} = ${after.answer?.shown ?? after.entry}`].slice(-mostLines)
    : tape;

const aliases: Readonly<Record<string, CalculatorKey>> = {
  "*": "×",
  x: "×",
  "/": "÷",
  ":": "÷",
  Enter: "=",
  ",": ".",
  Backspace: "⌫",
  Delete: "C",
  c: "C",
  "−": "-",
  "（": "(",
  "）": ")",
  r: "√",
};
const direct = "0123456789.+-×÷=%C()^²√";

/** The calculator key that a keyboard key stands for; null: none. */
export const calculatorKey = (key: string): CalculatorKey | null =>
  aliases[key] ?? (key.length === 1 && direct.includes(key) ? (key as CalculatorKey) : null);
