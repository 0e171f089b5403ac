import { calculate, significantDigits, type Operator } from "./decimal";

/** A four-function calculator with immediate execution: 2 + 3 × 4 = gives 20. */
export interface CalculatorState {
  /** What the display shows: a decimal text. */
  readonly entry: string;
  /**
   * fresh: nothing entered since the last operator; typing: digits append; computed: a number that a digit replaces.
   */
  readonly phase: "fresh" | "typing" | "computed";
  readonly left: string | null;
  readonly operator: Operator | null;
  /** What a further = repeats. */
  readonly repeat: { readonly operator: Operator; readonly right: string } | null;
  /** Division by zero or a number too large; only clear leaves it. */
  readonly failed: boolean;
}

export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
export type CalculatorKey = Digit | "." | Operator | "=" | "C" | "⌫" | "±" | "%";

export const cleared: CalculatorState = {
  entry: "0",
  phase: "fresh",
  left: null,
  operator: null,
  repeat: null,
  failed: false,
};

const digitsIn = (entry: string): number => entry.replace(/\D/g, "").length;

const withResult = (state: CalculatorState, result: string | null, rest: Partial<CalculatorState>): CalculatorState =>
  result === null ? { ...cleared, failed: true } : { ...state, entry: result, phase: "fresh", ...rest };

const enterDigit = (state: CalculatorState, digit: Digit): CalculatorState => {
  if (state.phase !== "typing") return { ...state, entry: digit, phase: "typing" };
  if (digitsIn(state.entry) >= significantDigits) return state;
  const entry = state.entry === "0" || state.entry === "-0" ? state.entry.replace("0", digit) : state.entry + digit;
  return { ...state, entry };
};

const enterPoint = (state: CalculatorState): CalculatorState => {
  if (state.phase !== "typing") return { ...state, entry: "0.", phase: "typing" };
  return state.entry.includes(".") ? state : { ...state, entry: `${state.entry}.` };
};

const chooseOperator = (state: CalculatorState, operator: Operator): CalculatorState => {
  if (state.operator === null || state.left === null)
    return { ...state, left: state.entry, operator, phase: "fresh", repeat: null };
  if (state.phase === "fresh") return { ...state, operator };
  const result = calculate(state.left, state.operator, state.entry);
  return withResult(state, result, { left: result, operator, repeat: null });
};

const finish = (state: CalculatorState): CalculatorState => {
  if (state.operator !== null && state.left !== null) {
    const repeat = { operator: state.operator, right: state.entry };
    return withResult(state, calculate(state.left, state.operator, state.entry), {
      left: null,
      operator: null,
      repeat,
    });
  }
  return state.repeat === null
    ? { ...state, phase: "fresh" }
    : withResult(state, calculate(state.entry, state.repeat.operator, state.repeat.right), {});
};

/** 200 + 10 % adds a tenth of 200; after × and ÷, and alone, a percent is a hundredth. */
const takePercent = (state: CalculatorState): CalculatorState => {
  const hundredth = calculate(state.entry, "÷", "100");
  const ofLeft = state.left !== null && (state.operator === "+" || state.operator === "-");
  return withResult(state, ofLeft && hundredth !== null ? calculate(state.left, "×", hundredth) : hundredth, {
    phase: "computed",
  });
};

const changeSign = (state: CalculatorState): CalculatorState => ({
  ...state,
  entry: state.entry.startsWith("-") ? state.entry.slice(1) : `-${state.entry}`,
  phase: state.phase === "typing" || state.entry === "0" ? "typing" : "computed",
});

const deleteLast = (state: CalculatorState): CalculatorState => {
  if (state.phase !== "typing") return state;
  const entry = state.entry.slice(0, -1);
  return { ...state, entry: entry === "" || entry === "-" ? "0" : entry };
};

type Step = (state: CalculatorState) => CalculatorState;
const operatorStep =
  (operator: Operator): Step =>
  (state) =>
    chooseOperator(state, operator);
const steps: Readonly<Record<Exclude<CalculatorKey, Digit | "C">, Step>> = {
  "+": operatorStep("+"),
  "-": operatorStep("-"),
  "×": operatorStep("×"),
  "÷": operatorStep("÷"),
  "=": finish,
  "%": takePercent,
  "±": changeSign,
  "⌫": deleteLast,
  ".": enterPoint,
};

const isDigit = (key: CalculatorKey): key is Digit => /^\d$/.test(key);

/** The calculator after one key. */
export const press = (state: CalculatorState, key: CalculatorKey): CalculatorState => {
  if (key === "C") return cleared;
  if (state.failed) return state;
  return isDigit(key) ? enterDigit(state, key) : steps[key](state);
};

/** The calculator with the number that it showed when it was left. */
export const showing = (entry: string): CalculatorState =>
  /^-?\d+(\.\d+)?$/.test(entry) ? { ...cleared, entry, phase: "computed" } : cleared;

const mostLines = 20;

/** What has been computed, with the line that a key adds to it: a sum and what it comes to. */
export const withLine = (tape: readonly string[], before: CalculatorState, key: CalculatorKey): readonly string[] => {
  const after = press(before, key);
  if (key !== "=" || before.failed || after.failed) return tape;
  const { left, operator, entry, repeat } = before;
  if (operator !== null && left !== null)
    return [...tape, `${left} ${operator} ${entry} = ${after.entry}`].slice(-mostLines);
  if (repeat === null) return tape;
  return [...tape, `${entry} ${repeat.operator} ${repeat.right} = ${after.entry}`].slice(-mostLines);
};

const aliases: Readonly<Record<string, CalculatorKey>> = {
  "*": "×",
  x: "×",
  "/": "÷",
  Enter: "=",
  ",": ".",
  Backspace: "⌫",
  Delete: "C",
  c: "C",
  "−": "-",
};
const direct = "0123456789.+-×÷=%C";

/** The calculator key that a key of the keyboard stands for, or null. */
export const keyOf = (key: string): CalculatorKey | null =>
  aliases[key] ?? (key.length === 1 && direct.includes(key) ? (key as CalculatorKey) : null);
