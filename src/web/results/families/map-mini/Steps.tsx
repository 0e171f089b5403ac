import type { Descriptor } from "../../../../contract/report/report";
import { ink } from "../../../ui/chart/ink";

const width = 30;
const gap = 6;
const lowest = 22;
const rise = 12;
const room = 30;
const star = "M0 -10L2.9 -3.4L10 -2.8L4.6 1.9L6.3 9L0 5.2L-6.3 9L-4.6 1.9L-10 -2.8L-2.9 -3.4Z";
/** Lowest first. */
const levels: readonly Descriptor[] = ["low", "lowAverage", "average", "highAverage", "high"];

/** Five steps with a star over the one reached; its accessible name is `label`. */
export function Steps({ level, label }: { readonly level: Descriptor; readonly label: string }) {
  const reached = levels.indexOf(level);
  const height = room + lowest + rise * (levels.length - 1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${levels.length * (width + gap) - gap} ${height}`}
      style={{ width: "100%", maxWidth: "200px", height: "auto", display: "block" }}
    >
      {levels.map((one, place) => {
        const tall = lowest + rise * place;
        return (
          <rect
            key={one}
            x={place * (width + gap)}
            y={height - tall}
            width={width}
            height={tall}
            rx="4"
            fill={ink.own}
            opacity={place <= reached ? 0.85 : 0.18}
          />
        );
      })}
      <path
        d={star}
        fill={ink.warn}
        transform={`translate(${reached * (width + gap) + width / 2} ${height - lowest - rise * reached - 14})`}
      />
    </svg>
  );
}
