import type { Point } from "../../../engine/figures/svg";
import { say, type Words } from "../../../engine/words";
import { defineMiniModel } from "../../engine/model";
import { pictureColours } from "../../pictures/drawing";
import { miniFigure, miniPolygon } from "../figure";
import { drawings, type MathModel } from "../model";

const area = "geometry" as const;
const ends = [say("up", "上"), say("right", "右"), say("down", "下"), say("left", "左")];
/** Describes the place of a flag's cloth, seen from the foot of its pole. */
const flagDescription = (degrees: number, isMirrored: boolean): Words => {
  const top = degrees / 90;
  const [end, side] = [ends[top % 4], ends[(top + (isMirrored ? 3 : 1)) % 4]];
  return say(
    `A flag whose pole goes ${end?.en ?? ""}; the cloth hangs at its far end, to the side that is ${side?.en ?? ""}.`,
    `一面旗，旗杆朝${end?.zh ?? ""}；旗面在旗杆的尽头，伸向${side?.zh ?? ""}边。`,
  );
};
const flag = (degrees: number, isMirrored = false): Words => {
  const put = ([x, y]: Point): Point => {
    const turn = (degrees * Math.PI) / 180;
    const across = isMirrored ? -x : x;
    return [56 + across * Math.cos(turn) - y * Math.sin(turn), 56 + across * Math.sin(turn) + y * Math.cos(turn)];
  };
  const corners: readonly Point[] = [
    [-6, 42],
    [-6, -42],
    [34, -42],
    [34, -12],
    [6, -12],
    [6, 42],
  ];
  return miniFigure(112, 112, flagDescription(degrees, isMirrored), [
    miniPolygon(corners.map(put), { fill: pictureColours.orange }),
  ]);
};

/** A flag after a quarter or half turn. */
export const turns: MathModel = defineMiniModel<{ by: readonly number[] }, "geometry">({
  area,
  name: "turns",
  skill: "turns",
  settings: { 170: { by: [180] }, 180: { by: [90] }, 190: { by: [270] } },
  generate(draw, { by }) {
    const from = draw.pick([0, 90, 180, 270]);
    const turn = draw.pick(by);
    const [en, zh] = ({
      90: ["a quarter turn to the right", "向右转四分之一圈"],
      180: ["a half turn", "转半圈"],
      270: ["a quarter turn to the left", "向左转四分之一圈"],
    }[turn] ?? ["", ""]) as [string, string];
    const at = (degrees: number) => `${degrees % 360}`;
    const right = at(from + turn);
    return {
      stem: say(`The flag makes ${en}. How does it look then?`, `这面旗${zh}，会变成什么样？`),
      figure: flag(from),
      ...drawings(
        right,
        [at(from + turn + 180), `${at(from + turn)} m`, at(from + turn + (turn === 180 ? 90 : 270)), at(from)],
        (value) => {
          const [degrees = "0", mirror] = value.split(" ");
          return flag(Number(degrees), mirror !== undefined);
        },
      ),
      explanation: say(`Turn the page itself: ${en}.`, `把纸也这样转：${zh}。`),
      above: turn === 180 ? 5 : 7,
      holds: (value: string) => value === right,
    };
  },
});
