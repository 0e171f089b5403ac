import { chakra } from "@chakra-ui/react/styled-system";
import { Coordinates, Line, Mafs, Plot, Point, Text } from "mafs";
import "mafs/core.css";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useMessage } from "../../../i18n/use-message";
import type { GraphView } from "../../tool-state/shape";
import { contour } from "./contour";
import type { GraphDrawing } from "./drawing";
import type { PlanePoint } from "./features";
import { gridStep, panned, reading, viewByKey, zoomed } from "./view";

/** Hues of the theme that the lines take in turn, ordered so that neighbours differ most. */
const hues = [1, 5, 2, 4, 3] as const;
export const colourOf = (line: number): string => `var(--iv-colors-chart-${hues[line % hues.length] ?? 1})`;

/** Not in the recipe of `Frame`: rules in its layer would lose against the style sheet of the plot. */
const plotStyle = {
  "& .MafsView.MafsView": {
    "--mafs-bg": "colors.bg.card",
    "--mafs-fg": "colors.fg",
    "--mafs-line-color": "colors.border",
    "--mafs-origin-color": "colors.fg.muted",
    pointerEvents: "none",
  },
};

const Frame = chakra("div", {
  base: {
    position: "relative",
    flex: "1",
    minWidth: "0",
    minHeight: "160px",
    cursor: "grab",
    touchAction: "none",
    outlineOffset: "-3px",
    _active: { cursor: "grabbing" },
  },
});

interface GraphProps {
  readonly view: GraphView;
  readonly drawings: readonly GraphDrawing[];
  readonly features: readonly PlanePoint[];
  readonly onView: (view: GraphView, isOver: boolean) => void;
}

const labelled = 8;

/** Points whose labels do not overlap; `px` is the width of a pixel in the plane. */
const apart = (points: readonly PlanePoint[], px: number): readonly PlanePoint[] =>
  points.reduce<readonly PlanePoint[]>(
    (kept, point) =>
      kept.some(({ x, y }) => Math.abs(x - point.x) < 96 * px && Math.abs(y - point.y) < 18 * px)
        ? kept
        : [...kept, point],
    [],
  );

/** The plane with the graphs of the lines. Pans by drag and arrows, zooms by wheel, + and −. */
export function Graph({ view, drawings, features, onView }: GraphProps) {
  const t = useMessage();
  const frame = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  const [grabbed, setGrabbed] = useState<{ x: number; y: number; view: GraphView } | null>(null);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = viewByKey(view, event.key);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onView(next, true);
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrabbed({ x: event.clientX, y: event.clientY, view });
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (grabbed === null) return;
    const half = width / 2;
    onView(panned(grabbed.view, (grabbed.x - clientX) / half, (clientY - grabbed.y) / half), false);
  };
  const release = () => {
    if (grabbed !== null) onView(view, true);
    setGrabbed(null);
  };

  const tall = width === 0 ? view.reach : (view.reach * height) / width;
  const area = { x: [view.x - view.reach, view.x + view.reach], y: [view.y - tall, view.y + tall] } as const;
  const step = gridStep(view.reach);
  const axis = (middle: number, reach: number) => ({
    lines: step,
    // no label at the origin, none that the edge would cut
    labels: (value: number) =>
      Math.abs(value) < step / 2 || Math.abs(value - middle) > 0.93 * reach ? "" : reading(value),
  });
  return (
    <Frame
      ref={frame}
      css={plotStyle}
      tabIndex={0}
      role="group"
      aria-roledescription={t("tools.graphing.graph")}
      aria-label={t("tools.graphing.graphKeys")}
      onKeyDown={onKeyDown}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onWheel={({ deltaY }) => onView(zoomed(view, deltaY > 0 ? 1.1 : 1 / 1.1), true)}
    >
      {width > 0 && height > 0 && (
        <chakra.div aria-hidden position="absolute" inset="0" overflow="hidden">
          <Mafs
            width={width}
            height={height}
            pan={false}
            zoom={false}
            preserveAspectRatio={false}
            viewBox={{ x: [...area.x], y: [...area.y], padding: 0 }}
          >
            <Coordinates.Cartesian xAxis={axis(view.x, view.reach)} yAxis={axis(view.y, tall)} />
            {drawings.map((drawing, index) => {
              const color = colourOf(index);
              if (drawing.kind === "curve") return <Plot.OfX key={index} y={drawing.y} color={color} weight={2.5} />;
              if (drawing.kind === "sideways") return <Plot.OfY key={index} x={drawing.x} color={color} weight={2.5} />;
              if (drawing.kind === "point") return <Point key={index} x={drawing.x} y={drawing.y} color={color} />;
              if (drawing.kind === "implicit")
                return contour(drawing.f, area).map(([from, to], part) => (
                  <Line.Segment
                    key={`${index}-${part}`}
                    point1={[from.x, from.y]}
                    point2={[to.x, to.y]}
                    color={color}
                    weight={2.5}
                  />
                ));
              return null;
            })}
            {features.map(({ x, y }) => (
              <Point key={`${x} ${y}`} x={x} y={y} color="var(--mafs-origin-color)" svgCircleProps={{ r: 4.5 }} />
            ))}
            {apart(features, (2 * view.reach) / width)
              .slice(0, labelled)
              .map(({ x, y }) => (
                <Text
                  key={`${x} ${y}`}
                  x={x}
                  y={y}
                  attach="e"
                  attachDistance={6}
                  size={13}
                  svgTextProps={{ dy: "-1em" }}
                >
                  {`(${reading(x, 4)}, ${reading(y, 4)})`}
                </Text>
              ))}
          </Mafs>
        </chakra.div>
      )}
    </Frame>
  );
}
