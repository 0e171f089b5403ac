import { range, sum } from "../../../engine/algebra";
import type { Draw } from "../../../engine/draw";
import { joinedWords, under } from "../../../engine/figures/descriptions";
import { pictureSize, type DrawPicture } from "../../../engine/figures/pictures";
import { circle, line, polar, rect } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { say, type Words } from "../../../engine/words";
import { choosePicture } from "./choose";
import { middleOf } from "./outlines";

type Form = "columns" | "rows" | "disc";
/** A shape with the relative sizes of its parts. */
interface Cut {
  readonly form: Form;
  readonly parts: readonly number[];
}

const cutPicture =
  ({ form, parts }: Cut): DrawPicture =>
  ([x, y]) => {
    const unit = 1 / sum(parts);
    const starts = parts.map((_, k) => sum(parts.slice(0, k)) * unit);
    if (form === "disc")
      return [
        circle(middleOf([x, y]), 37),
        ...starts.map((start) => line(middleOf([x, y]), polar(middleOf([x, y]), 37, 90 - start * 360))),
      ];
    return parts.map((part, k) => {
      const [from, size] = [(starts[k] ?? 0) * pictureSize, part * unit * pictureSize];
      return form === "columns" ? rect(x + from, y + 12, size, 56) : rect(x + 10, y + from, 60, size);
    });
  };

const formNames: Readonly<Record<Form, Words>> = {
  columns: say("a rectangle with parts side by side", "长方形，从左到右的各份"),
  rows: say("a rectangle with parts one below the other", "长方形，从上到下的各份"),
  disc: say("a circle with parts round its centre", "圆，绕圆心的各份"),
};
/** Describes each part by its size, with the same name for equal parts. */
const cutDescription = ({ form, parts }: Cut): Words =>
  under(formNames[form], joinedWords(parts.map((part) => (part === 1 ? say("small", "小") : say("large", "大")))));

const even = (n: number): number[] => range(1, n).map(() => 1);
/** Relative sizes of `n` parts in random order: 2 for the large and 1 for the small parts, at least one of each. */
const uneven = (draw: Draw, n: number): number[] => {
  const large = draw.int(1, n - 1);
  return draw.shuffled(range(1, n).map((k) => (k <= large ? 2 : 1)));
};

/** "Which shape is cut into 4 equal parts?" */
export const equalParts = defineMathsModel<{ parts: readonly number[]; forms: readonly Form[] }>({
  name: "equal-parts",
  area: "geometry",
  skill: "equalParts",
  settings: {
    150: { parts: [2, 4], forms: ["columns", "rows", "disc"] },
    160: { parts: [3, 4], forms: ["columns", "rows", "disc"] },
    170: { parts: [5, 6], forms: ["columns", "rows", "disc"] },
  },
  generate(draw, { parts, forms }) {
    const n = draw.pick(parts);
    const cut = (list: readonly number[]): Cut => ({ form: draw.pick(forms), parts: list });
    const other = n === 2 ? 3 : n + draw.pick([-1, 1]);
    const [one, two] = [cut(uneven(draw, n)), cut(uneven(draw, n))];
    if (one.form === two.form) return undefined;
    return choosePicture<Cut>(draw, {
      stem: say(`Which shape is cut into ${n} equal parts?`, `哪个图形被平均分成了 ${n} 份？`),
      label: say("Four cut shapes", "四个被分开的图形"),
      right: cut(even(n)),
      wrong: { countsUnequalParts: one, takesAnotherNumber: cut(even(other)), looksOnlyAtTheNumber: two },
      picture: cutPicture,
      tell: cutDescription,
      fits: ({ parts: list }) => list.length === n && list.every((part) => part * n === sum(list)),
      explanation: (right) =>
        say(
          `${right} has ${n} parts, and all of them have the same size.`,
          `${right} 分成了 ${n} 份，而且每一份都一样大。`,
        ),
      features: { steps: n === 2 ? 1 : 2 },
    });
  },
});
