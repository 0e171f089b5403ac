import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { SpotShape } from "../../../../contract/item/spots";
import { boxOf, polygonCorners } from "./outline";

export type SpotTone = "idle" | "chosen" | "right" | "wrong";

interface SpotMarkProps {
  readonly shape: SpotShape;
  readonly tone: SpotTone;
  /** The pressable element over the whole box; its focus is shown as the outline of the shape. */
  readonly children: ReactNode;
}

const percent = (fraction: number): string => `${fraction * 100}%`;
const lines: Readonly<Record<SpotTone, string>> = {
  idle: "#2b3a67",
  chosen: "var(--iv-colors-accent-solid)",
  right: "#1a7f4b",
  wrong: "#b3261e",
};

const Box = chakra("div", {
  base: {
    position: "absolute",
    "& svg": {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      overflow: "visible",
      pointerEvents: "none",
    },
    "&:has(:focus-visible) :is(ellipse, polygon, rect)": { stroke: "#1f2430", strokeWidth: "5px" },
    "&:hover :is(ellipse, polygon, rect)": { fillOpacity: 0.35 },
  },
});

/** A place on a picture; looks the same in light and dark mode, since the picture does. */
export function SpotMark({ shape, tone, children }: SpotMarkProps) {
  const { left, top, width, height } = boxOf(shape);
  const drawn = {
    fill: lines[tone],
    fillOpacity: tone === "idle" ? 0.08 : 0.3,
    stroke: lines[tone],
    strokeWidth: tone === "idle" ? "2px" : "4px",
    vectorEffect: "non-scaling-stroke",
    ...(tone === "idle" ? { strokeDasharray: "6 4" } : {}),
  } as const;
  return (
    <Box
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        ...(height === null ? { aspectRatio: "1", transform: "translate(-50%, -50%)" } : { height: percent(height) }),
      }}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {shape.kind === "circle" && <ellipse cx={50} cy={50} rx={50} ry={50} {...drawn} />}
        {shape.kind === "rect" && <rect width={100} height={100} {...drawn} />}
        {shape.kind === "poly" && <polygon points={polygonCorners(shape).flat().join(" ")} {...drawn} />}
      </svg>
      {children}
    </Box>
  );
}
