import { cornerLabels, circle, colours, figure, line, polar, text, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";
import { degrees } from "./degrees";

export const circleAngles = defineMathsModel<"centre" | "cyclic">({
  name: "circle-angles",
  area: "geometry",
  skill: "circleTheorems",
  settings: { 240: "centre", 250: "cyclic" },
  generate(draw, kind) {
    const O: Point = [110, 110];
    if (kind === "centre") {
      const at = draw.int(38, 72);
      if (at === 45) return undefined;
      const [a, b, c] = [polar(O, 85, 270 - at), polar(O, 85, 270 + at), polar(O, 85, draw.int(78, 102))];
      const asksCentre = draw.pick([true, false]);
      const [given, right] = asksCentre ? [at, 2 * at] : [2 * at, at];
      const picture = figure(
        220,
        224,
        say(
          `A circle with centre O; A, B and C lie on it; the angle at ${asksCentre ? "C" : "O"} is ${given} degrees`,
          `圆心为 O 的圆，A、B、C 在圆上，${asksCentre ? "C" : "O"} 处的角是 ${given} 度`,
        ),
        () => [
          circle(O, 85),
          line(a, c),
          line(b, c),
          line(a, O, { stroke: colours.blue }),
          line(b, O, { stroke: colours.blue }),
          circle(O, 2.5, { fill: colours.ink }),
          ...cornerLabels([a, b, c], ["A", "B", "C"]),
          text([110, 96], "O"),
        ],
      );
      return {
        stem: asksCentre
          ? say(
              `O is the centre of the circle and ${maths(`\\angle ACB = ${at}^\\circ`)}. What is ` +
                `${maths("\\angle AOB")}?`,
              `O 是圆心，${maths(`\\angle ACB = ${at}^\\circ`)}，求 ${maths("\\angle AOB")}。`,
            )
          : say(
              `O is the centre of the circle and ${maths(`\\angle AOB = ${2 * at}^\\circ`)}. What is ` +
                `${maths("\\angle ACB")}?`,
              `O 是圆心，${maths(`\\angle AOB = ${2 * at}^\\circ`)}，求 ${maths("\\angle ACB")}。`,
            ),
        figure: picture,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheSame: given,
            goesTheWrongWay: asksCentre ? at / 2 : 4 * at,
            takesTheSupplement: 180 - given,
            takesTheComplement: Math.abs(90 - given),
            takesTheRestOfTheTriangle: asksCentre ? 180 - 2 * at : 90 - at,
          },
          show: degrees,
        },
        explanation: say(
          "The angle at the centre is twice the angle at the circle over the same arc: " +
            `${maths(asksCentre ? `2 \\times ${at} = ${2 * at}` : `${2 * at} \\div 2 = ${at}`)}, so ` +
            `${degrees(right)}.`,
          "同弧所对的圆心角是圆周角的 2 " +
            `倍：${maths(asksCentre ? `2 \\times ${at} = ${2 * at}` : `${2 * at} \\div 2 = ${at}`)}，即 ` +
            `${degrees(right)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => (asksCentre ? value / 2 === at : value + value === 2 * at),
      };
    }
    const tangent = draw.int(34, 74);
    const right = 180 - 2 * tangent;
    return {
      stem: say(
        "PA and PB are tangents to a circle with centre O; they touch it at A and B. " +
          `${maths(`\\angle PAB = ${tangent}^\\circ`)}. C lies on the longer arc AB. What is ` +
          `${maths("\\angle ACB + \\angle APB")}?`,
        `PA、PB 与圆 O 相切于点 A、B，${maths(`\\angle PAB = ${tangent}^\\circ`)}，点 C 在优弧 AB 上。求 ` +
          `${maths("\\angle ACB + \\angle APB")}。`,
      ),
      ask: {
        type: "single_choice",
        right: right + tangent,
        wrong: {
          forgetsTheSecondAngle: right,
          doublesTheInscribed: right + 2 * tangent,
          takesTheComplement: right + 90 - tangent,
          takesTheOtherArc: right + 180 - tangent,
          takesTwice: 2 * tangent,
        },
        show: degrees,
      },
      explanation: say(
        `${maths("PA = PB")}, so ` +
          `${maths(`\\angle APB = 180^\\circ - 2 \\times ${tangent}^\\circ = ${right}^\\circ`)}. The ` +
          `tangent–chord angle equals the angle at the circle: ${maths(`\\angle ACB = ${tangent}^\\circ`)}. ` +
          `The sum is ${degrees(right + tangent)}.`,
        `${maths("PA = PB")}，所以 ` +
          `${maths(`\\angle APB = 180^\\circ - 2 \\times ${tangent}^\\circ = ${right}^\\circ`)}。` +
          `弦切角等于所夹弧所对的圆周角：${maths(`\\angle ACB = ${tangent}^\\circ`)}。和是 ${degrees(right + tangent)}。`,
      ),
      features: { steps: 4 },
      holds: (value: number) => {
        const central = 2 * tangent;
        return value === 180 - central + central / 2;
      },
    };
  },
});
