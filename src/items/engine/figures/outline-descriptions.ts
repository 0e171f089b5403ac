import { range } from "../algebra";
import { num, say, type Words } from "../words";
import { joinedWords } from "./descriptions";
import type { Point } from "./svg";

const ways: readonly Words[] = [
  say("right", "向右"),
  say("down to the right", "向右下"),
  say("down", "向下"),
  say("down to the left", "向左下"),
  say("left", "向左"),
  say("up to the left", "向左上"),
  say("up", "向上"),
  say("up to the right", "向右上"),
];

const wayOf = ([x, y]: Point): Words => {
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return ways[(eighth + 8) % 8] ?? say("", "");
};

/** The corners in clockwise order from the highest one. */
const fromTop = (outline: readonly Point[]): Point[] => {
  const next = (k: number) => outline[(k + 1) % outline.length] ?? [0, 0];
  const area = outline.reduce((total, [x, y], k) => total + x * next(k)[1] - next(k)[0] * y, 0);
  const clockwise = area < 0 ? outline.toReversed() : [...outline];
  const top = clockwise.findIndex(([, y]) => y <= Math.min(...clockwise.map((corner) => corner[1])) + 0.001);
  return [...clockwise.slice(top), ...clockwise.slice(0, top)];
};
const sidesOf = (corners: readonly Point[]): Point[] =>
  corners.map(([x, y], k) => {
    const [nextX, nextY] = corners[(k + 1) % corners.length] ?? [x, y];
    return [nextX - x, nextY - y];
  });

/** Describes each side by its direction, clockwise from the top, so that sides and corners can be counted. */
export const sidesDescription = (outline: readonly Point[]): Words => {
  const runs = joinedWords(sidesOf(fromTop(outline)).map(wayOf));
  return say(`round it from the top, straight sides run ${runs.en}`, `从最上面的角起绕一圈，直边依次${runs.zh}`);
};

const degreesAt = ([fromX, fromY]: Point, [x, y]: Point): number => {
  const cosine = -(fromX * x + fromY * y) / (Math.hypot(fromX, fromY) * Math.hypot(x, y));
  return Math.round((Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI);
};
/** The inner angles of a convex shape, clockwise from the top. */
const anglesOf = (outline: readonly Point[]): number[] => {
  const sides = sidesOf(fromTop(outline));
  return sides.map((side, k) => degreesAt(sides.at(k - 1) ?? side, side));
};

/** Describes each corner by its size. */
export const anglesDescription = (outline: readonly Point[]): Words => {
  const sizes = anglesOf(outline).map((size) => `${num(size)}°`);
  return say(`corners of ${sizes.join(", ")}`, `各角依次是 ${sizes.join("，")}`);
};

const cornerWords = (size: number): Words =>
  size === 90 ? say("square", "方角") : size < 90 ? say("sharp", "尖角") : say("wide", "宽角");

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.5;

const lengthsDescription = (lengths: readonly number[]): Words => {
  const [a = 0, b = 0, c = 0, d = 0] = lengths;
  if (lengths.every((length) => isNear(length, a))) return say("all sides are equally long", "各边一样长");
  if (isNear(a, c) && isNear(b, d))
    return say("sides that face each other are equally long, the others differ", "相对的边一样长，相邻的边不一样长");
  if ((isNear(a, b) && isNear(c, d)) || (isNear(b, c) && isNear(d, a)))
    return say("two short sides meet, and two long sides meet", "两条短边相接，两条长边相接");
  return say("the sides are not all equally long", "各边不全一样长");
};

const facingDescription = (sides: readonly Point[]): Words => {
  const apart = range(0, 1).map((k): Words => {
    const [[x, y], [otherX, otherY]] = [sides[k] ?? [1, 0], sides[k + 2] ?? [0, 1]];
    const keeps = Math.abs(x * otherY - y * otherX) < 0.01 * Math.hypot(x, y) * Math.hypot(otherX, otherY);
    const name =
      k === 0
        ? say("the first side and the third", "第一条边和第三条边")
        : say("the second and the fourth", "第二条边和第四条边");
    return keeps
      ? say(`${name.en} stay equally far apart`, `${name.zh}之间处处一样宽`)
      : say(`${name.en} come closer to each other`, `${name.zh}越来越近`);
  });
  return joinedWords(apart, "; ", "；");
};

/** Describes a shape by its sides, a quadrilateral also by lengths, corners and opposite sides, without its name. */
export const outlineDescription = (outline: readonly Point[]): Words => {
  if (outline.length === 0) return say("a round line without a corner", "一条圆圆的线，没有角");
  if (outline.length !== 4) return sidesDescription(outline);
  const sides = sidesOf(fromTop(outline));
  const corners = joinedWords(anglesOf(outline).map(cornerWords));
  return joinedWords(
    [
      sidesDescription(outline),
      lengthsDescription(sides.map(([x, y]) => Math.hypot(x, y))),
      say(`the corners are ${corners.en}`, `四个角依次是${corners.zh}`),
      facingDescription(sides),
    ],
    "; ",
    "；",
  );
};
