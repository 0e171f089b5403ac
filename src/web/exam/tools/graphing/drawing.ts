import { noDefinitions, readFormula, type Definitions, type Formula } from "./formula";
import { failedReading, plainSigns, type Reading, type ReadingFault } from "./tokens";

/** The meaning of one line of the calculator. */
export type GraphDrawing =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "point"; readonly x: number; readonly y: number }
  | { readonly kind: "curve"; readonly y: (x: number) => number }
  | { readonly kind: "sideways"; readonly x: (y: number) => number }
  | { readonly kind: "implicit"; readonly f: (x: number, y: number) => number }
  | { readonly kind: "fault"; readonly fault: ReadingFault };

const definition = /^([a-z])\(x\)=([^=]*)$/;
const parameter = /^([a-df-wz])=([^=]*)$/;
const tuple = /^\(([^=]*)\)$/;

const fault = (found: ReadingFault): GraphDrawing => ({ kind: "fault", fault: found });
/** Removes spaces except between letters and numbers, which they separate. */
const compact = (line: string): string =>
  plainSigns(line)
    .replace(/\s+/g, " ")
    .replace(/ ?([^\w. ]) ?/g, "$1");

const drawn = (
  reading: Reading<Formula>,
  allowed: readonly string[],
  draw: (formula: Formula) => GraphDrawing,
): GraphDrawing => {
  if (!reading.ok) return fault(reading.fault);
  const strange = reading.value.letters.find((letter) => !allowed.includes(letter));
  return strange === undefined ? draw(reading.value) : fault({ code: "unknownName", name: strange });
};

const curve = ({ at }: Formula): GraphDrawing => ({ kind: "curve", y: (x) => at({ x }) });

/** The two halves of `(a, b)`; null where there is no comma, or it belongs to an inner bracket. */
const halves = (inner: string): readonly [string, string] | null => {
  let depth = 0;
  const commas = inner.split("").flatMap((sign, index) => {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return depth < 0 ? [-1] : sign === "," && depth === 0 ? [index] : [];
  });
  const [comma = -1] = commas;
  return commas.length === 1 && comma > 0 ? [inner.slice(0, comma), inner.slice(comma + 1)] : null;
};

const pointOf = (inner: string, known: Definitions): GraphDrawing | null => {
  const parts = halves(inner);
  if (parts === null) return null;
  return drawn(readFormula(parts[0], known), [], (first) =>
    drawn(readFormula(parts[1], known), [], (second) => ({ kind: "point", x: first.at({}), y: second.at({}) })),
  );
};

/** An equation that is linear in y is a curve: its zeros and intersections can be found. */
const equationOf = (left: Formula, right: Formula): GraphDrawing => {
  const f = (x: number, y: number) => left.at({ x, y }) - right.at({ x, y });
  const probes = [-3.7, -0.4, 1.3, 2.9];
  const isLinear = probes.every((x) => {
    const [low, middle, high] = [f(x, -1), f(x, 0), f(x, 1)];
    const far = f(x, 5);
    const slope = high - middle;
    return Math.abs(slope) > 1e-9 && Math.abs(middle - low - slope) + Math.abs(far - middle - 5 * slope) < 1e-9;
  });
  return isLinear ? { kind: "curve", y: (x) => -f(x, 0) / (f(x, 1) - f(x, 0)) } : { kind: "implicit", f };
};

const sidesOf = (left: string, right: string, known: Definitions): GraphDrawing => {
  if (left === "y")
    return drawn(readFormula(right, known), ["x", "y"], (formula) =>
      formula.letters.includes("y")
        ? drawn(readFormula("y", known), ["y"], (y) => equationOf(y, formula))
        : curve(formula),
    );
  if (left === "x")
    return drawn(readFormula(right, known), ["x", "y"], (formula) =>
      formula.letters.includes("x")
        ? drawn(readFormula("x", known), ["x"], (x) => equationOf(x, formula))
        : { kind: "sideways", x: (y) => formula.at({ y }) },
    );
  return drawn(readFormula(left, known), ["x", "y"], (first) =>
    drawn(readFormula(right, known), ["x", "y"], (second) => equationOf(first, second)),
  );
};

const drawingOf = (line: string, known: Definitions): GraphDrawing => {
  const text = compact(line);
  if (text === "") return { kind: "empty" };
  if (/[<>≤≥]/.test(text)) return fault({ code: "inequality" });
  const own = definition.exec(text) ?? parameter.exec(text);
  if (own !== null)
    return drawn(readFormula(own[2] ?? "", known), ["x"], (formula) =>
      formula.letters.length === 0 && !text.includes("(x)=")
        ? { kind: "number", value: formula.at({}) }
        : curve(formula),
    );
  const [left = "", right, ...more] = text.split("=");
  if (more.length > 0) return fault({ code: "unread" });
  if (right !== undefined)
    return left === "" || right === "" ? fault({ code: "unfinished" }) : sidesOf(left, right, known);
  const inner = tuple.exec(text)?.[1];
  const point = inner === undefined ? null : pointOf(inner, known);
  return (
    point ??
    drawn(readFormula(text, known), ["x"], (formula) =>
      formula.letters.length === 0 ? { kind: "number", value: formula.at({}) } : curve(formula),
    )
  );
};

/** The definitions made by the lines; a later line may use those of an earlier one. */
const definitionsOf = (lines: readonly string[]): Definitions =>
  lines.map(compact).reduce<Definitions>((known, text) => {
    const [, name = "", body = ""] = definition.exec(text) ?? [];
    if (name !== "") {
      const reading = readFormula(body, known);
      return reading.ok
        ? { ...known, functions: { ...known.functions, [name]: (x) => reading.value.at({ x }) } }
        : known;
    }
    const [, letter = "", worth = ""] = parameter.exec(text) ?? [];
    const reading = letter === "" ? failedReading({ code: "unread" }) : readFormula(worth, known);
    return reading.ok && reading.value.letters.length === 0
      ? { ...known, values: { ...known.values, [letter]: reading.value.at({}) } }
      : known;
  }, noDefinitions);

/** The meaning of each line, given the definitions in the others. */
export const drawingsOf = (lines: readonly string[]): readonly GraphDrawing[] => {
  const known = definitionsOf(lines);
  return lines.map((line) => drawingOf(line, known));
};
