import { angleArc, figure, line, polar, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { say, type Words } from "../../../engine/words";
import { degrees } from "./degrees";

/** Describes the two rays as hands of a clock, on which a minute is six degrees. */
const handsDescription = (turn: number, size: number): Words => {
  const first = Math.round(15 - turn / 6);
  const second = (first - Math.round(size / 6) + 60) % 60;
  return say(
    "Two rays make an angle, like the hands of a clock with 60 minutes all round: " +
      `one points to minute ${first}, the other back to minute ${second}, or very near them.`,
    `两条射线组成一个角，像钟面上的指针（一圈 60 分）：一条指向 ${first} 分，另一条往回指向 ${second} 分，都大致如此。`,
  );
};

export const angleKind = defineMathsModel<{ asks: "kind" | "estimate" }>({
  name: "kinds-of-angles",
  area: "geometry",
  skill: "angles",
  settings: { 190: { asks: "kind" }, 200: { asks: "estimate" } },
  generate(draw, { asks }) {
    const size = draw.pick(asks === "kind" ? [35, 50, 65, 90, 115, 130, 150] : [30, 45, 60, 90, 120, 135, 150]);
    const turn = draw.int(0, 25);
    const corner: Point = [120, 130];
    const picture = figure(240, 160, handsDescription(turn, size), () => [
      line(corner, polar(corner, 105, turn), { "stroke-width": 2 }),
      line(corner, polar(corner, 105, turn + size), { "stroke-width": 2 }),
      angleArc(corner, turn, turn + size, 26),
    ]);
    if (asks === "kind") {
      const names: Readonly<Record<string, Words>> = {
        acute: say("an acute angle", "锐角"),
        right: say("a right angle", "直角"),
        obtuse: say("an obtuse angle", "钝角"),
        straight: say("a straight angle", "平角"),
      };
      const right = size < 90 ? "acute" : size === 90 ? "right" : "obtuse";
      return {
        stem: say("What kind of angle is this?", "这个角是什么角？"),
        figure: picture,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            confusesSmallAndLarge: size < 90 ? "obtuse" : "acute",
            takesASlantedRightAngle: size === 90 ? "obtuse" : "right",
            takesAStraightAngle: "straight",
          },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          "Compare it with the corner of a square: it is " +
            `${size < 90 ? "smaller" : size === 90 ? "just as large" : "larger"}, so it is ` +
            `${names[right]?.en ?? ""}.`,
          `和正方形的角比一比：${size < 90 ? "更小" : size === 90 ? "一样大" : "更大"}，所以是${names[right]?.zh ?? ""}。`,
        ),
        features: { steps: 1, close: turn > 10 },
        holds: (value: string) => Math.sign(size - 90) === { acute: -1, right: 0, obtuse: 1 }[value],
      };
    }
    return {
      stem: say("Which is the best estimate of the size of this angle?", "这个角的度数最接近多少？"),
      figure: picture,
      ask: {
        type: "single_choice",
        right: size,
        wrong: {
          readsTheOtherScale: 180 - size,
          estimatesTooLarge: size + 35,
          estimatesTooSmall: size - 35,
          takesARightAngle: 90,
          takesAStraightAngle: 180,
        },
        show: degrees,
      },
      explanation: say(
        `Compare with a right angle of 90 degrees: the angle is about ${degrees(size)}.`,
        `和 90 度的直角比较，这个角大约是 ${degrees(size)}。`,
      ),
      features: { steps: 2 },
      holds: (value: number) => Math.abs(value - size) < 20,
    };
  },
});
