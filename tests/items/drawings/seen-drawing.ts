/** A rectangle of a drawing in its own units. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
type Point = readonly [x: number, y: number];
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Letters extends Box {
  readonly text: string;
  readonly size: number;
  /** Whether the text has a halo that keeps it readable in front of lines. */
  readonly haloed: boolean;
  readonly order: number;
}
interface Shape {
  readonly name: string;
  readonly box: Box;
  /** Straight pieces of its outline. */
  readonly sides: readonly (readonly [Point, Point])[];
  readonly filled: boolean;
  /** Whether it is a faint line, such as one of a grid, that text may cross. */
  readonly faint: boolean;
  readonly order: number;
}
/** The parts of a drawing that can be read without a browser. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly letters: readonly Letters[];
  readonly shapes: readonly Shape[];
}

const widths: readonly (readonly [RegExp, number])[] = [
  [/[.,:;'|()\s]/, 0.36],
  [/[\u3000-\u9fff\uff00-\uffef]/, 1],
  [/[−+=×–]/, 0.8],
  [/[mwMW]/, 0.9],
];
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.62), 0);

const attributesOf = (list: string): Map<string, string> =>
  new Map([...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
const pointsOf = (list: string): Point[] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return [x, y];
    });
const ring = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 24 }, (_, k) => [x + rx * Math.cos((k * Math.PI) / 12), y + ry * Math.sin((k * Math.PI) / 12)]);

/** The corners of an element, and whether its outline is closed. */
const outlineOf = (name: string, number: (name: string) => number, points: string): [Point[], boolean] => {
  if (name === "line")
    return [
      [
        [number("x1"), number("y1")],
        [number("x2"), number("y2")],
      ],
      false,
    ];
  if (name === "circle") return [ring(number("cx"), number("cy"), number("r"), number("r")), true];
  if (name === "ellipse") return [ring(number("cx"), number("cy"), number("rx"), number("ry")), true];
  if (name === "polygon" || name === "polyline") return [pointsOf(points), name === "polygon"];
  const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
  return [
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  ];
};

const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const lettersOf = (given: ReadonlyMap<string, string>, text: string, place: Place, order: number): Letters => {
  const number = (name: string) => Number(given.get(name) ?? 0);
  const size = number("font-size") * place.scale;
  const width = widthOf(text) * size;
  const x = place.x + number("x") * place.scale;
  const y = place.y + number("y") * place.scale;
  const left = { start: x, end: x - width, middle: x - width / 2 }[given.get("text-anchor") ?? "start"] ?? x;
  return {
    left,
    right: left + width,
    top: y - 0.38 * size,
    bottom: y + 0.38 * size,
    text,
    size,
    haloed: given.get("paint-order") === "stroke",
    order,
  };
};

/** Reads a drawing without its turned parts and paths. */
export const drawingOf = (svg: string): Drawing => {
  const [, width = "0", height = "0"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const letters: Letters[] = [];
  const shapes: Shape[] = [];
  const stack: (Place | undefined)[] = [{ x: 0, y: 0, scale: 1 }];
  const tags = svg.slice(svg.indexOf(">") + 1).matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g);
  let order = 0;
  for (const [, closes, name = "", list = "", , text = ""] of tags) {
    const given = attributesOf(list);
    const place = stack.at(-1);
    order += 1;
    if (name === "g" && closes === "/") stack.pop();
    else if (name === "g") {
      const transform = given.get("transform") ?? "";
      const [, dx = "0", dy = "0"] = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(transform) ?? [];
      const [, scale = "1"] = /scale\(([\d.]+)\)/.exec(transform) ?? [];
      stack.push(
        place === undefined || transform.includes("rotate")
          ? undefined
          : {
              x: place.x + Number(dx) * place.scale,
              y: place.y + Number(dy) * place.scale,
              scale: place.scale * Number(scale),
            },
      );
    } else if (place === undefined || closes === "/" || given.has("transform")) continue;
    else if (name === "text") letters.push(lettersOf(given, text, place, order));
    else if (name !== "path" && name !== "svg") {
      const [corners, isClosed] = outlineOf(name, (key) => Number(given.get(key) ?? 0), given.get("points") ?? "");
      const points = corners.map(([x, y]): Point => [place.x + x * place.scale, place.y + y * place.scale]);
      const ends = isClosed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
      shapes.push({
        name,
        box: boxOf(points),
        sides: given.get("stroke") === "none" ? [] : ends.map((end, k) => [points[k] ?? end, end] as const),
        filled: (given.get("fill") ?? "none") !== "none" && name !== "line" && name !== "polyline",
        faint: given.get("stroke") === "#dcdfe6" || given.has("stroke-opacity"),
        order,
      });
    }
  }
  return { width: Number(width), height: Number(height), letters, shapes };
};
