import { range } from "../../../engine/algebra";
import { joinedWords, joinSentences, under } from "../../../engine/figures/descriptions";
import { colours, figure, rect, text } from "../../../engine/figures/svg";
import { symbols } from "../../../engine/figures/symbols";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

const show = (k: number): Words => {
  const name = symbols[k]?.name;
  return say(`the ${name?.en ?? ""}`, name?.zh ?? "");
};

/** "Which shape comes next?" in a row that repeats. */
export const shapePattern = defineMathsModel<{ units: readonly (readonly number[])[]; far: boolean }>({
  name: "shape-pattern",
  area: "geometry",
  skill: "shapePatterns",
  settings: {
    150: {
      units: [
        [0, 1],
        [0, 0, 1],
        [0, 1, 1],
      ],
      far: false,
    },
    160: {
      units: [
        [0, 1, 2],
        [0, 0, 1, 1],
        [0, 1, 2, 2],
      ],
      far: false,
    },
    170: {
      units: [
        [0, 1, 2],
        [0, 1, 1],
        [0, 1, 2, 3],
      ],
      far: true,
    },
  },
  generate(draw, { units, far }) {
    const unit = draw.pick(units);
    const kinds = draw.some(4, range(0, symbols.length - 1));
    const at = (place: number) => kinds[unit[place % unit.length] ?? 0] ?? 0;
    const shown = far ? 2 * unit.length : 2 * unit.length + draw.int(0, unit.length - 1);
    const asked = far ? draw.int(10, 16) : shown + 1;
    const right = at(asked - 1);
    const step = shown > 8 ? 33 : 42;
    const unused = range(0, symbols.length - 1).filter((k) => !kinds.includes(k));
    return {
      stem: far
        ? say(
            `The row goes on in the same way. Which shape is number ${asked}?`,
            `这一排图形按规律继续排下去，第 ${asked} 个是什么图形？`,
          )
        : say("Which shape comes next in the row?", "按规律，接下来应该是哪个图形？"),
      figure: figure(
        (shown + (far ? 0 : 1)) * step + 12,
        56,
        joinSentences(
          under(
            say("A row of shapes", "一排图形"),
            joinedWords([
              ...range(0, shown - 1).map((k) => symbols[at(k)]?.name ?? say("", "")),
              ...(far ? [] : [say("an empty box with a question mark (?)", "带问号（?）的空框")]),
            ]),
          ),
        ),
        () => [
          ...range(0, shown - 1).map((k) => symbols[at(k)]?.draw([6 + (k + 0.5) * step, 28]) ?? ""),
          ...(far
            ? []
            : [
                rect(9 + shown * step, 31 - step / 2, step - 6, step - 6, {
                  fill: colours.paper,
                  "stroke-dasharray": "5 4",
                }),
                text([6 + (shown + 0.5) * step, 28], "?"),
              ]),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsOneTooFar: at(asked),
          repeatsTheLastShape: at(asked - 2),
          startsAgain: at(0),
          takesAnotherOfTheRow: at(asked + 1),
          takesAShapeOutsideTheRow: unused[0] ?? 0,
          takesAnotherShape: unused[1] ?? 0,
          takesAThirdShape: unused[2] ?? 0,
        },
        show,
        unordered: true,
      },
      explanation: far
        ? say(
            `The row repeats after ${num(unit.length)} shapes: ` +
              maths(
                `${asked} = ${Math.floor((asked - 1) / unit.length)} \\times ${unit.length} + ` +
                  `${((asked - 1) % unit.length) + 1}`,
              ) +
              ". " +
              `So number ${asked} looks like number ${((asked - 1) % unit.length) + 1}: ${show(right).en}.`,
            `每 ${num(unit.length)} 个图形重复一次：` +
              maths(
                `${asked} = ${Math.floor((asked - 1) / unit.length)} \\times ${unit.length} + ` +
                  `${((asked - 1) % unit.length) + 1}`,
              ) +
              "。" +
              `所以第 ${asked} 个和第 ${((asked - 1) % unit.length) + 1} 个一样，是${show(right).zh}。`,
          )
        : say(
            `Every ${unit.length} shapes the row starts again. Next comes ${show(right).en}.`,
            `每 ${unit.length} 个图形重复一次，接下来是${show(right).zh}。`,
          ),
      features: { steps: far ? 3 : unit.length > 2 ? 2 : 1 },
      holds: (k: number) => {
        let place = asked;
        while (place > unit.length) place -= unit.length;
        return at(place - 1) === k;
      },
    };
  },
});
