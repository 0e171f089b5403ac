import type { DrawnArrow, DrawnArea, DrawnBox, ChartLayout, DrawnLine } from "../layout/drawing";
import { dotRadius, inset, lineHeight, type } from "../layout/measure";
import { chartInk, monospaced } from "./ink";
import { pathOf } from "./path";

const colours: Readonly<Record<DrawnLine["role"], string>> = {
  title: chartInk.text,
  tag: chartInk.litText,
  detail: chartInk.muted,
  transition: chartInk.text,
};

interface LinesProps {
  readonly lines: readonly DrawnLine[];
  readonly x: number;
  readonly y: number;
  /** The background colour: an outline that keeps the text legible where an arrow passes behind it. */
  readonly ground: string;
}

function Lines({ lines, x, y, ground }: LinesProps) {
  return lines.map(({ text, role }, place) => (
    <text
      key={place}
      x={x}
      y={y + place * lineHeight + 12}
      fontSize={type[role]}
      fontWeight={role === "title" ? 700 : 400}
      fill={colours[role]}
      stroke={ground}
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
      xmlSpace="preserve"
    >
      {text}
    </text>
  ));
}

const inside = (inner: DrawnArea, outer: DrawnArea) =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  inner.x + inner.width < outer.x + outer.width &&
  inner.y + inner.height < outer.y + outer.height;

/** The tooltip of the element that contains it. */
const Tooltip = ({ text }: { readonly text: string }) => (text === "" ? null : <title>{text}</title>);

/** The y of the line under the name of a state with children; null if the state has no children. */
const ruleOf = (box: DrawnBox, all: readonly DrawnBox[]): number | null =>
  all.some((other) => inside(other, box)) ? box.y + 2 * inset.y + box.lines.length * lineHeight - 2 : null;

function StateBox({ box, rule }: { readonly box: DrawnBox; readonly rule: number | null }) {
  const { x, y, width, height } = box;
  return (
    <g>
      <Tooltip text={box.meaning} />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={10}
        fill={rule === null ? chartInk.paper : chartInk.sheet}
        stroke={box.isRoot ? chartInk.frame : chartInk.line}
        {...(box.isRegion ? { strokeDasharray: "6 4" } : {})}
      />
      {box.kind === "final" ? (
        <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={7} fill="none" stroke={chartInk.line} />
      ) : null}
      {rule === null ? null : <path d={`M ${x} ${rule} H ${x + width}`} stroke={chartInk.frame} />}
    </g>
  );
}

function ArrowLine({ arrow, head }: { readonly arrow: DrawnArrow; readonly head: string }) {
  return <path d={pathOf(arrow.points)} fill="none" stroke={chartInk.arrow} markerEnd={`url(#${head})`} />;
}

function ArrowLabel({ label }: { readonly label: NonNullable<DrawnArrow["label"]> }) {
  return (
    <g>
      <Tooltip text={label.meaning} />
      <rect
        x={label.x}
        y={label.y}
        width={label.width}
        height={label.height}
        rx={4}
        fill={chartInk.paper}
        stroke={chartInk.frame}
      />
      <Lines lines={label.lines} x={label.x + 4} y={label.y + 1} ground={chartInk.paper} />
    </g>
  );
}

/** The static part of a drawing, to be placed inside an `<svg>`. */
export function ChartDrawing({ drawing }: { readonly drawing: ChartLayout }) {
  const head = `head-${drawing.chart}`;
  const boxes = drawing.boxes.map((box) => ({ box, rule: ruleOf(box, drawing.boxes) }));
  return (
    <g fontFamily={monospaced}>
      <defs>
        <marker
          id={head}
          viewBox="0 0 10 10"
          refX={9}
          refY={5}
          markerWidth={8}
          markerHeight={8}
          orient="auto-start-reverse"
        >
          <path d="M 0 1 L 10 5 L 0 9 z" fill={chartInk.arrow} />
        </marker>
      </defs>
      {boxes.map(({ box, rule }) => (
        <StateBox key={box.id} box={box} rule={rule} />
      ))}
      {drawing.dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={dotRadius} fill={chartInk.arrow} />
      ))}
      {drawing.arrows.map((arrow) => (
        <ArrowLine key={arrow.id} arrow={arrow} head={head} />
      ))}
      {boxes.map(({ box, rule }) => (
        <Lines
          key={box.id}
          lines={box.lines}
          x={box.x + inset.x}
          y={box.y + inset.y}
          ground={rule === null ? chartInk.paper : chartInk.sheet}
        />
      ))}
      {drawing.arrows.map((arrow) => (arrow.label === null ? null : <ArrowLabel key={arrow.id} label={arrow.label} />))}
    </g>
  );
}
