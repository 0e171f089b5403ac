import { range } from "../../../engine/algebra";
import { byLetter, joinSentences } from "../../../engine/figures/descriptions";
import { namedPictures } from "../../../engine/figures/pictures";
import { colours, polyline, rect } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { say, type Words } from "../../../engine/words";

/** Four equal glasses with water up to different heights. */
export const compareGlasses = defineMathsModel<{ gap: number; places: readonly number[] }>({
  name: "compare-glasses",
  area: "measurement",
  skill: "capacity",
  settings: { 150: { gap: 16, places: [0, 3] }, 160: { gap: 10, places: [1, 2] } },
  generate(draw, { gap, places }, level) {
    const heights = draw.shuffled(range(0, 3).map((k) => 12 + k * gap + draw.int(0, 3)));
    const ordered = heights.toSorted((a, b) => a - b);
    const wants = draw.pick(places);
    const questions: Readonly<Record<number, Words>> = {
      0: say("Which glass holds the least water?", "哪个杯子里的水最少？"),
      1: say("Which glass holds the second least water?", "哪个杯子里的水是第二少的？"),
      2: say("Which glass holds the second most water?", "哪个杯子里的水是第二多的？"),
      3: say("Which glass holds the most water?", "哪个杯子里的水最多？"),
    };
    const letter = (place: number) => "ABCD".charAt(heights.indexOf(ordered[place] ?? 0));
    const right = letter(wants);
    return {
      stem: questions[wants] ?? say("", ""),
      figure: namedPictures(
        heights.map((height) => ([x, y]) => [
          rect(x + 18, y + 78 - height, 44, height, { fill: colours.blue, stroke: "none" }),
          polyline(
            [
              [x + 17, y + 4],
              [x + 17, y + 79],
              [x + 63, y + 79],
              [x + 63, y + 4],
            ],
            { stroke: colours.ink },
          ),
        ]),
        joinSentences(
          say("Four equal glasses of water", "四个同样的杯子，里面装着水"),
          ...byLetter(heights.map((height) => say(`the water is ${height} mm high`, `水高 ${height} 毫米`))),
        ),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          turnsTheOrderRound: letter(3 - wants),
          takesTheNextGlass: letter((wants + 1) % 4),
          takesAFarGlass: letter((wants + 2) % 4),
          takesTheGlassBefore: letter((wants + 3) % 4),
        },
        show: (value: string) => value,
        size: (value: string) => "ABCD".indexOf(value),
      },
      explanation: say(
        `From least to most water: ${range(0, 3).map(letter).join(", ")}. So the answer is ${right}.`,
        `水从少到多依次是 ${range(0, 3).map(letter).join("，")}，所以选 ${right}。`,
      ),
      features: { steps: level === 150 ? 1 : 2 },
      holds: (value: string) =>
        heights.filter((height) => height < (heights["ABCD".indexOf(value)] ?? 0)).length === wants,
    };
  },
});
