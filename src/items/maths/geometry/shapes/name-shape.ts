import { range } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { say, withArticle, type Words } from "../../../engine/words";
import { shapeDrawings, drawn } from "./drawings";

export const nameShape = defineMathsModel<{ among: readonly number[]; turn: number; inWords?: true }>({
  name: "name-shape",
  area: "geometry",
  skill: "planeShapes",
  settings: {
    150: { among: [0, 1, 2], turn: 6 },
    160: { among: [3, 4], turn: 14 },
    170: { among: [5, 7], turn: 20 },
    180: { among: [1, 2, 3, 4, 5, 6, 7], turn: 0, inWords: true },
  },
  generate(draw, { among, turn, inWords }) {
    const at = draw.pick(among);
    const shape = shapeDrawings[at];
    if (shape === undefined) return undefined;
    const others = draw.some(
      3,
      range(0, 6).filter(
        (k) =>
          k !== at && !(at === 1 && (k === 2 || k === 6)) && !(at === 2 && k === 6) && !(at === 6 && k < 3 && k > 0),
      ),
    );
    const [first = 0, second = 0, third = 0] = others;
    const show = (k: number): Words => shapeDrawings[k]?.name ?? say("", "");
    return {
      ...(inWords === true
        ? {
            stem: say(
              `Which shape do these words tell of?\n${shape.seen.en}`,
              `下面的话说的是哪种图形？\n${shape.seen.zh}`,
            ),
          }
        : {
            stem: say("What is this shape called?", "这个图形叫什么？"),
            figure: drawn(shape, draw.int(-turn, turn), draw.int(80, 100) / 100),
          }),
      ask: {
        type: "single_choice",
        right: at,
        wrong: { miscountsSides: first, confusesNames: second, looksOnlyAtThePicture: third },
        show,
        unordered: true,
      },
      explanation: say(
        `It is ${shape.seen.en}: ${withArticle(shape.name.en)}.`,
        `${shape.seen.zh}叫${shape.name.zh}。`,
      ),
      features: { steps: 1 },
      holds: (k: number) => shapeDrawings[k]?.seen.en === shape.seen.en,
    };
  },
});
