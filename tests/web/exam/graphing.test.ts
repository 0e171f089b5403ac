import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contour } from "../../../src/web/exam/tools/graphing/contour";
import { drawingsOf, type GraphDrawing } from "../../../src/web/exam/tools/graphing/drawing";
import { featuresOf, zerosOf } from "../../../src/web/exam/tools/graphing/features";
import { gridStep, homeView, viewByKey } from "../../../src/web/exam/tools/graphing/view";

const only = (line: string): GraphDrawing => drawingsOf([line])[0] ?? { kind: "empty" };
const curve = (line: string): ((x: number) => number) => {
  const drawing = only(line);
  if (drawing.kind !== "curve") throw new Error(`${line} is no curve but ${JSON.stringify(drawing)}`);
  return drawing.y;
};

describe("an expression", () => {
  it.each([
    ["2+3*4", 14],
    ["-3^2", -9],
    ["2^3^2", 512],
    ["2(3+4)", 14],
    ["(1+2)(3+4)", 21],
    ["3 × 4 ÷ 2", 6],
    ["√(16)", 4],
    ["√16 + 1", 5],
    ["|2 − 5|", 3],
    ["log(1000)", 3],
    ["ln(e)", 1],
    ["2π", 2 * Math.PI],
    ["2 pi", 2 * Math.PI],
    ["5!", 120],
    ["3²+4²", 25],
    ["１２＋３", 15],
    ["max(2, 7)", 7],
    ["(-8)^(1/3)", -2],
    ["(-8)^(2/3)", 4],
    ["(-32)^0.2", -2],
    ["(-2)^-3", -0.125],
    ["∛(-27)", -3],
    ["sin^2(π/6)", 0.25],
    ["sin²(π/6)", 0.25],
    ["sin^2 (π/6) + cos^2 (π/6)", 1],
    ["sin(π/6)^2", 0.25],
    ["sin^-1(0.5)", Math.PI / 6],
    ["sin⁻¹(0.5)", Math.PI / 6],
    ["tan^(-1)(1)", Math.PI / 4],
    ["arctan 1", Math.PI / 4],
    ["sin 2π/4", 0],
    ["sin(30°)", 0.5],
    ["sec(π/3)", 2],
    ["csc(π/6)", 2],
    ["cosec(π/6)", 2],
    ["cot(π/4)", 1],
    ["sec^2(π/3)", 4],
    ["log_2(8)", 3],
    ["log_2 8", 3],
    ["log₂8", 3],
    ["log2(8)", 3],
    ["log_(1/2)(8)", -3],
    ["log_2(8)^2", 9],
    ["log 2", Math.log10(2)],
    ["lg 100", 2],
    ["ln e^2", 2],
    ["nCr(5, 2)", 10],
    ["5nCr2", 10],
    ["2*5 nCr 2", 20],
    ["nPr(5, 2)", 20],
    ["5 nPr 2", 20],
    ["52 nCr 5", 2_598_960],
    ["7 mod 3", 1],
    ["mod(-7, 3)", 2],
    ["5!/3!", 20],
    ["3!!", 720],
    ["0!", 1],
    ["0.5!", Math.sqrt(Math.PI) / 2],
    ["gcd(12, 18) + lcm(4, 6)", 18],
    ["2√9", 6],
    ["√4(9)", 18],
    ["2^-1", 0.5],
    ["--2", 2],
    ["1/2*3", 1.5],
  ])("%s is %d", (text, value) => {
    const drawing = only(text);
    expect(drawing.kind).toBe("number");
    expect(drawing.kind === "number" && drawing.value).toBeCloseTo(value, 10);
  });

  it.each([
    ["y=2x+1", 3, 7],
    ["Y = 2X + 1", 3, 7],
    ["x^2-1", 3, 8],
    ["f(x)=x(x+1)", 3, 12],
    ["2x sin x", 0, 0],
    ["xsin(x)", Math.PI / 2, Math.PI / 2],
    ["2x+3y=6", 3, 0],
    ["y-1=2(x-1)", 3, 5],
    ["y=-x^2", 3, -9],
    ["x^(1/3)", -8, -2],
    ["y = x^(2/3)", -8, 4],
    ["sin 2x", Math.PI / 4, 1],
    ["sin^2(x)", Math.PI / 2, 1],
    ["sec x", Math.PI / 3, 2],
    ["xsecx", Math.PI / 3, (2 * Math.PI) / 3],
    ["x mod 3", 7, 1],
    ["x!", 4, 24],
    ["x nCr 2", 5, 10],
    ["log_2 x", 8, 3],
    ["√x + 1", 9, 4],
  ])("%s is a curve", (text, x, y) => {
    expect(curve(text)(x)).toBeCloseTo(y, 10);
  });

  it("is a point, a line upright, a circle", () => {
    expect(only("(1+1, -3)")).toEqual({ kind: "point", x: 2, y: -3 });
    const upright = only("x=4");
    expect(upright.kind === "sideways" && upright.x(100)).toBe(4);
    const circle = only("x^2+y^2=25");
    expect(circle.kind === "implicit" && circle.f(3, 4)).toBe(0);
  });

  it("uses definitions on other lines", () => {
    const [, , called, line] = drawingsOf(["f(x)=x^2+1", "a=3", "f(a)", "y=a f(x)"]);
    expect(called).toEqual({ kind: "number", value: 10 });
    expect(line?.kind === "curve" && line.y(2)).toBe(15);
  });

  it.each([
    ["2+", { code: "unfinished" }],
    ["(2+3", { code: "unfinished" }],
    ["y=", { code: "unfinished" }],
    ["sin", { code: "unfinished" }],
    ["2+*3", { code: "unread" }],
    ["2)", { code: "unread" }],
    ["a x", { code: "unknownName", name: "a" }],
    ["2 # 3", { code: "unknownSign", sign: "#" }],
    ["y>2x", { code: "inequality" }],
    ["1=2=3", { code: "unread" }],
    ["1+".repeat(150) + "1", { code: "tooComplex" }],
    ["constructor", { code: "unknownWord", word: "constructor" }],
    ["foo(x)", { code: "unknownWord", word: "foo" }],
    ["xsind", { code: "unknownWord", word: "xsind" }],
    ["abx", { code: "unknownWord", word: "abx" }],
    ["ab", { code: "unknownName", name: "a" }],
    ["1 2", { code: "unread" }],
    ["C(5,2)", { code: "unread" }],
    ["sin(1,2)", { code: "unread" }],
    ["nCr(5)", { code: "unread" }],
    ["5 nCr", { code: "unfinished" }],
    ["log_", { code: "unfinished" }],
    ["sin^2", { code: "unfinished" }],
    ["f^-1(x)", { code: "unknownName", name: "f" }],
    ["50%", { code: "unknownSign", sign: "%" }],
  ])("%s cannot be read, and the reason is shown", (text, fault) => {
    expect(only(text)).toEqual({ kind: "fault", fault });
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 30 }), { maxLength: 4 }), (lines) => {
        const drawings = drawingsOf(lines);
        expect(drawings.length).toBe(lines.length);
        for (const drawing of drawings) if (drawing.kind === "curve") expect(typeof drawing.y(1.5)).toBe("number");
      }),
    );
    const signs = fc.array(fc.constantFrom(..."xyfae0123.+-*/^()=,!| ".split("")), { maxLength: 16 });
    fc.assert(fc.property(signs, (typed) => void featuresOf(drawingsOf([typed.join("")]), { from: -10, to: 10 })));
  });
});

it("recognises names before single letters", () => {
  const lines = ["s=2", "e=3", "c=4", "sec(0)", "sc"];
  expect(drawingsOf(lines).slice(3)).toEqual([
    { kind: "number", value: 1 },
    { kind: "number", value: 8 },
  ]);
});

describe("points of interest", () => {
  const zeros = (line: string) => zerosOf(curve(line), { from: -10, to: 10 });

  it("finds zeros where a curve crosses and where it touches", () => {
    expect(zeros("x^2-4")).toEqual([-2, 2]);
    expect(zeros("(x-3)^2")).toEqual([3]);
    expect(zeros("x^2+1")).toEqual([]);
  });

  it("takes no leap for a zero", () => {
    expect(zeros("1/x")).toEqual([]);
    expect(zeros("floor(x)+0.5")).toEqual([]);
  });

  it("finds the zero of any line that has one on screen", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 }), (zero, slope) => {
        expect(zeros(`${slope}(x-(${zero}))`)).toEqual([zero]);
      }),
    );
  });

  it("finds where two curves meet", () => {
    const points = featuresOf(drawingsOf(["y=x^2", "2x-y=-3"]), { from: -10, to: 10 });
    expect(points).toContainEqual({ x: -1, y: 1 });
    expect(points).toContainEqual({ x: 3, y: 9 });
  });

  it("draws a circle where it is", () => {
    const pieces = contour((x, y) => x * x + y * y - 9, { x: [-10, 10], y: [-10, 10] });
    expect(pieces.length).toBeGreaterThan(40);
    for (const { x, y } of pieces.flat()) expect(Math.hypot(x, y)).toBeCloseTo(3, 1);
  });
});

describe("the view", () => {
  it("moves by keys and goes back home", () => {
    expect(viewByKey(homeView, "ArrowRight")).toEqual({ x: 1, y: 0, reach: 10 });
    expect(viewByKey(homeView, "+")?.reach).toBe(8);
    expect(viewByKey({ x: 5, y: 5, reach: 2 }, "0")).toEqual(homeView);
    expect(viewByKey(homeView, "a")).toBeNull();
  });

  it("has some ten lines of grid at any distance, at round numbers", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 10_000, noNaN: true }), (reach) => {
        const step = gridStep(reach);
        expect((2 * reach) / step).toBeGreaterThan(3);
        expect((2 * reach) / step).toBeLessThan(9);
        expect(step.toExponential().slice(0, 1)).toMatch(/[125]/);
      }),
    );
  });
});
