import { LazyMotion, m, useReducedMotion } from "framer-motion";
import { chartInk } from "../drawing/ink";
import { pathOf } from "../drawing/path";
import type { DrawnArea, DrawnArrow, DrawnBox, ChartLayout } from "../layout/drawing";
import { inset, lineHeight } from "../layout/measure";

const features = () => import("./motion-features").then(({ domAnimation }) => domAnimation);
const seconds = 0.18;

const lineAreas = (box: DrawnBox, last: ReadonlySet<string>): DrawnArea[] =>
  box.lines.flatMap(({ transition }, place) =>
    transition !== null && last.has(transition)
      ? [
          {
            x: box.x + inset.x - 4,
            y: box.y + inset.y + place * lineHeight,
            width: box.width - 2 * inset.x + 8,
            height: lineHeight,
          },
        ]
      : [],
  );

function Lit({
  area,
  radius,
  isStrong,
}: {
  readonly area: DrawnArea;
  readonly radius: number;
  readonly isStrong: boolean;
}) {
  return (
    <rect
      x={area.x}
      y={area.y}
      width={area.width}
      height={area.height}
      rx={radius}
      fill={chartInk.lit}
      fillOpacity={isStrong ? 0.14 : 0}
      stroke={chartInk.lit}
      strokeWidth={isStrong ? 2.5 : 1.5}
    />
  );
}

function Taken({ arrow, isStill }: { readonly arrow: DrawnArrow; readonly isStill: boolean }) {
  return (
    <g>
      <m.path
        d={pathOf(arrow.points)}
        fill="none"
        stroke={chartInk.lit}
        strokeWidth={3}
        initial={isStill ? false : { pathLength: 0 }}
        animate={{ pathLength: 1 }}
        transition={{ duration: seconds, ease: "easeOut" }}
      />
      {arrow.label === null ? null : (
        <rect
          x={arrow.label.x}
          y={arrow.label.y}
          width={arrow.label.width}
          height={arrow.label.height}
          rx={4}
          fill={chartInk.lit}
          fillOpacity={0.14}
          stroke={chartInk.lit}
          strokeWidth={1.5}
        />
      )}
    </g>
  );
}

interface OverlayProps {
  readonly drawing: ChartLayout;
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions taken last. */
  readonly last: readonly string[];
  /** Changes with each step, so that taking the same transition again restarts the animation. */
  readonly step: number;
}

/** Over the drawing: highlights the active states and draws the last transition along its arrow. */
export function Overlay({ drawing, active, last, step }: OverlayProps) {
  const isStill = useReducedMotion() === true;
  const taken = new Set(last);
  const parents = new Set(
    drawing.boxes.flatMap((box) => (drawing.boxes.some((other) => other.id.startsWith(`${box.id}.`)) ? [box.id] : [])),
  );
  return (
    <LazyMotion features={features} strict>
      <g pointerEvents="none">
        {drawing.boxes.map((box) =>
          active.has(box.id) && !box.isRoot ? (
            <Lit key={box.id} area={box} radius={10} isStrong={!parents.has(box.id)} />
          ) : null,
        )}
        {drawing.boxes.flatMap((box) =>
          lineAreas(box, taken).map((area) => <Lit key={`${box.id} ${area.y}`} area={area} radius={4} isStrong />),
        )}
        {drawing.arrows.map((arrow) =>
          arrow.transitions.some((transition) => taken.has(transition)) ? (
            <Taken key={`${arrow.id} ${step}`} arrow={arrow} isStill={isStill} />
          ) : null,
        )}
      </g>
    </LazyMotion>
  );
}
