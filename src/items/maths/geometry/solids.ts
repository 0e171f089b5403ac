import { range } from "../../engine/algebra";
import { colours, ellipse, figure, line, path, polygon, rect } from "../../engine/figures/svg";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, type Words } from "../../engine/words";

interface Solid {
  readonly name: Words;
  /** The feature that distinguishes the solid from the others. */
  readonly seen: Words;
  /** A description of its look, without its name or numbers. */
  readonly told: Words;
  /** The count of its edges, part by part. */
  readonly edgesBy: Words;
  readonly faces: number;
  readonly edges: number;
  readonly corners: number;
  readonly draw: () => readonly string[];
}
const faint = { "stroke-dasharray": "5 4", stroke: colours.muted, fill: "none" } as const;
const box = (w: number, h: number, d: number): readonly string[] => [
  polygon([
    [20, 50],
    [20 + w, 50],
    [20 + w, 50 + h],
    [20, 50 + h],
  ]),
  polygon([
    [20, 50],
    [20 + d, 50 - d * 0.7],
    [20 + w + d, 50 - d * 0.7],
    [20 + w, 50],
  ]),
  polygon([
    [20 + w, 50],
    [20 + w + d, 50 - d * 0.7],
    [20 + w + d, 50 + h - d * 0.7],
    [20 + w, 50 + h],
  ]),
  line([20, 50 + h], [20 + d, 50 + h - d * 0.7], faint),
  line([20 + d, 50 - d * 0.7], [20 + d, 50 + h - d * 0.7], faint),
  line([20 + d, 50 + h - d * 0.7], [20 + w + d, 50 + h - d * 0.7], faint),
];
const solids: readonly Solid[] = [
  {
    name: say("cube", "正方体"),
    seen: say("6 equal square faces", " 6 个完全相同的正方形面"),
    told: say(
      "A solid with equal square faces: in front, behind, on top, below, at the left and at the right; " +
        "hidden edges are dashed.",
      "一个立体图形，前、后、上、下、左、右都是一样的正方形面；看不见的棱画成虚线。",
    ),
    edgesBy: say("4 below, 4 above and 4 upright", "下面 4 条、上面 4 条、竖直 4 条"),
    faces: 6,
    edges: 12,
    corners: 8,
    draw: () => box(90, 90, 50),
  },
  {
    name: say("rectangular box", "长方体"),
    seen: say("6 faces, all of them rectangles but not all alike", " 6 个长方形的面，但不全相同"),
    told: say(
      "A solid with rectangles as faces: in front, behind, on top, below, at the left and at the right, " +
        "wider than high; hidden edges are dashed.",
      "一个立体图形，前、后、上、下、左、右都是长方形面，宽大于高；看不见的棱画成虚线。",
    ),
    edgesBy: say("4 below, 4 above and 4 upright", "下面 4 条、上面 4 条、竖直 4 条"),
    faces: 6,
    edges: 12,
    corners: 8,
    draw: () => box(120, 60, 44),
  },
  {
    name: say("triangular prism", "三棱柱"),
    seen: say("2 equal triangles joined by 3 four-sided faces", " 2 个相同的三角形面，中间由 3 个四边形面相连"),
    told: say(
      "A solid with a triangle at one end and an equal triangle at the other; from each side of the one " +
        "a four-sided face leads to the other; hidden edges are dashed.",
      "一个立体图形，一头是三角形，另一头是同样的三角形，对应的边之间各有一个四边形面；看不见的棱画成虚线。",
    ),
    edgesBy: say("3 around each triangle and 3 between them", "每个三角形 3 条，中间 3 条"),
    faces: 5,
    edges: 9,
    corners: 6,
    draw: () => [
      polygon([
        [60, 24],
        [20, 110],
        [100, 120],
      ]),
      polygon([
        [60, 24],
        [140, 20],
        [180, 112],
        [100, 120],
      ]),
      line([140, 20], [102, 100], faint),
      line([20, 110], [102, 100], faint),
      line([102, 100], [180, 112], faint),
    ],
  },
  {
    name: say("square pyramid", "四棱锥"),
    seen: say("a square base and 4 triangles that meet at one point", "一个正方形底面和 4 个交于一点的三角形面"),
    told: say(
      "A solid with a square below; from each side of the square a triangle rises, and the triangles meet " +
        "in a point on top; hidden edges are dashed.",
      "一个立体图形，下面是正方形，正方形的每条边上立着一个三角形，三角形在上面交于一点；看不见的棱画成虚线。",
    ),
    edgesBy: say("4 around the base and 4 up to the point", "底面 4 条，通向顶点的 4 条"),
    faces: 5,
    edges: 8,
    corners: 5,
    draw: () => [
      polygon([
        [95, 16],
        [20, 120],
        [120, 138],
      ]),
      polygon([
        [95, 16],
        [120, 138],
        [176, 104],
      ]),
      line([95, 16], [78, 92], faint),
      line([20, 120], [78, 92], faint),
      line([78, 92], [176, 104], faint),
    ],
  },
  {
    name: say("cylinder", "圆柱"),
    seen: say("2 equal round faces and one curved face between them", " 2 个相同的圆形面，中间是一个曲面"),
    told: say(
      "A solid with a round flat face on top, an equal one below and a curved wall between them.",
      "一个立体图形，上面是圆形平面，下面是同样的圆形平面，中间围着曲面。",
    ),
    edgesBy: say("1 around each round face", "每个圆形面的边缘 1 条"),
    faces: 3,
    edges: 2,
    corners: 0,
    draw: () => [
      rect(40, 34, 100, 90, { stroke: "none" }),
      path("M40 124A50 16 0 0 0 140 124", { fill: colours.tint }),
      path("M40 124A50 16 0 0 1 140 124", faint),
      ellipse([90, 34], 50, 16),
      line([40, 34], [40, 124]),
      line([140, 34], [140, 124]),
    ],
  },
  {
    name: say("cone", "圆锥"),
    seen: say("one round base and a curved face that ends in a point", "一个圆形底面和一个收成一点的曲面"),
    told: say(
      "A solid with a round flat face below, from whose rim a curved wall narrows to a point on top.",
      "一个立体图形，下面是圆形平面，从它的边缘起，曲面向上收成一点。",
    ),
    edgesBy: say("1 around the base", "底面边缘 1 条"),
    faces: 2,
    edges: 1,
    corners: 1,
    draw: () => [
      path("M90 14L36 120A54 17 0 0 0 144 120Z", { fill: colours.tint }),
      path("M36 120A54 17 0 0 1 144 120", faint),
    ],
  },
];

export const nameSolid = defineMathsModel<{ asks: "name" | "faces" | "edges" | "story" }>({
  name: "solid-shapes",
  area: "geometry",
  skill: "solids",
  settings: { 160: { asks: "name" }, 170: { asks: "faces" }, 180: { asks: "edges" }, 190: { asks: "story" } },
  generate(draw, { asks }) {
    const at = draw.int(0, asks === "name" ? 5 : 3);
    const solid = solids[at];
    if (solid === undefined) return undefined;
    const picture = figure(200, 160, solid.told, solid.draw);
    if (asks === "name") {
      const [first = 0, second = 0, third = 0] = draw.some(
        3,
        range(0, 5).filter((k) => k !== at && !(at === 0 && k === 1)),
      );
      return {
        stem: say("What is this solid called?", "这个立体图形叫什么？"),
        figure: picture,
        ask: {
          type: "single_choice",
          right: at,
          wrong: { confusesTheFaces: first, confusesTheTop: second, confusesTheBase: third },
          show: (k: number): Words => solids[k]?.name ?? say("", ""),
          unordered: true,
        },
        explanation: say(
          `It has ${solid.seen.en}, so it is a ${solid.name.en}.`,
          `它有${solid.seen.zh}，所以是${solid.name.zh}。`,
        ),
        features: { steps: 1 },
        holds: (k: number) => solids[k]?.name.en === solid.name.en,
      };
    }
    if (asks === "story") {
      const n = draw.int(2, 4);
      const part = draw.pick(["edges", "corners"] as const);
      const right = solid[part] * n;
      const names = { edges: say("edges", "条棱"), corners: say("corners", "个顶点") };
      return {
        stem: say(
          `The picture shows a ${solid.name.en}. How many ${names[part].en} do ${n} of them have in all?`,
          `图中是一个${solid.name.zh}。${n} 个这样的${solid.name.zh}一共有多少${names[part].zh}？`,
        ),
        figure: picture,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsOnlyVisibleOnes: (solid[part] - 1) * n,
            takesTheFaces: solid.faces * n,
            takesTheOtherPart: (part === "edges" ? solid.corners : solid.edges) * n,
            addsInstead: solid[part] + n,
            slips: right + 1,
          },
          show: num,
        },
        explanation: say(
          `One ${solid.name.en} has ${solid[part]} ${names[part].en}: ` +
            `${maths(`${solid[part]} \\times ${n} = ${right}`)}.`,
          `一个${solid.name.zh}有 ${solid[part]} ${names[part].zh}：${maths(`${solid[part]} \\times ${n} = ${right}`)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) =>
          value / n === (part === "edges" ? solid.faces + solid.corners - 2 : solid.edges - solid.faces + 2),
      };
    }
    const right = asks === "faces" ? solid.faces : solid.edges;
    return {
      stem:
        asks === "faces"
          ? say(`How many faces does this ${solid.name.en} have?`, `这个${solid.name.zh}有多少个面？`)
          : say(`How many edges does this ${solid.name.en} have?`, `这个${solid.name.zh}有多少条棱？`),
      figure: picture,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsOnlyVisibleOnes: asks === "faces" ? right - 2 : right - 3,
          countsCorners: solid.corners,
          swapsFacesAndEdges: asks === "faces" ? solid.edges : solid.faces,
          forgetsTheBase: right - 1,
          countsOneTwice: right + 1,
        },
        show: num,
      },
      explanation:
        asks === "faces"
          ? say(
              `Count the hidden ones too. A ${solid.name.en} has ${solid.seen.en}: ${right} faces.`,
              `看不见的面也要数。${solid.name.zh}有${solid.seen.zh}：共 ${right} 个面。`,
            )
          : say(
              `Count around one end first, then the others, the hidden ones too. ${solid.edgesBy.en}: ${right} edges.`,
              `先数一个底面的棱，再数其余的，看不见的也要数。${solid.edgesBy.zh}：共 ${right} 条棱。`,
            ),
      features: { steps: 1, large: right > 6 },
      holds: (value: number) =>
        asks === "faces" ? value === solid.edges - solid.corners + 2 : value === solid.faces + solid.corners - 2,
    };
  },
});
