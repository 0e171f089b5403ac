import type { ReactNode } from "react";
import type { MessageId } from "../../../i18n/message-id";
import { Ball, Box, Circle, Cone, Cylinder, Pyramid, Rectangle, RightTriangle, Special, Triangle } from "./figures";
import { cubed, formula, letter, number, over, row, sign, squared } from "./mathml";

export interface ReferenceEntry {
  readonly name: MessageId;
  readonly figure: ReactNode;
  readonly formulas: readonly ReactNode[];
}

const [b, c, h, r, w] = ["b", "c", "h", "r", "w"].map(letter);
const [A, C, V, length] = ["A", "C", "V", "ℓ"].map(letter);
const pi = letter("π");
const equals = sign("=");
const half = over(number("1"), number("2"));
const third = over(number("1"), number("3"));

export const areaFormulas: readonly ReferenceEntry[] = [
  {
    name: "tools.reference.circle",
    figure: <Circle />,
    formulas: [formula(A, equals, pi, squared(r)), formula(C, equals, number("2"), pi, r)],
  },
  { name: "tools.reference.rectangle", figure: <Rectangle />, formulas: [formula(A, equals, length, w)] },
  { name: "tools.reference.triangle", figure: <Triangle />, formulas: [formula(A, equals, half, b, h)] },
];

export const triangles: readonly ReferenceEntry[] = [
  {
    name: "tools.reference.pythagoras",
    figure: <RightTriangle />,
    formulas: [formula(squared(c), equals, squared(letter("a")), sign("+"), squared(b))],
  },
  { name: "tools.reference.special30", figure: <Special kind="thirty" />, formulas: [] },
  { name: "tools.reference.special45", figure: <Special kind="fortyFive" />, formulas: [] },
];

export const volumes: readonly ReferenceEntry[] = [
  { name: "tools.reference.box", figure: <Box />, formulas: [formula(V, equals, length, w, h)] },
  { name: "tools.reference.cylinder", figure: <Cylinder />, formulas: [formula(V, equals, pi, squared(r), h)] },
  {
    name: "tools.reference.ball",
    figure: <Ball />,
    formulas: [formula(V, equals, over(number("4"), number("3")), pi, cubed(r))],
  },
  { name: "tools.reference.cone", figure: <Cone />, formulas: [formula(V, equals, third, pi, squared(r), h)] },
  { name: "tools.reference.pyramid", figure: <Pyramid />, formulas: [formula(V, equals, third, row(length, w, h))] },
];
