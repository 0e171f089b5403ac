import { Box } from "@chakra-ui/react/box";
import { families, type Family } from "../../contract/families";
import { paint } from "../theme/paint";

type Hue = "1" | "2" | "3" | "4" | "5";

/** A drawing on a field of 40 by 40 units. */
interface Mark {
  readonly hue: Hue;
  /** Lines. */
  readonly lines: string;
  /** Areas and dots, filled. */
  readonly filled?: string;
}

const steps: Mark = { hue: "1", lines: "M9 30h6v-6h6v-6h6v-6h5" };

const marks: Readonly<Record<Family, Mark>> = {
  map: steps,
  mapMini: {
    hue: "5",
    lines:
      "M20 8.5c-4.8 0-7.5 3.6-7.5 7.6 0 4.4 3.6 8.4 7.5 8.4s7.5-4 7.5-8.4c0-4-2.7-7.6-7.5-7.6ZM20 27c-1 2 1.6 3.4.4 6",
    filled: "M20 23.5l-2.4 3.8h4.8Z",
  },
  cat: {
    hue: "4",
    lines: "M9.5 9.5h8.5v8.5h-8.5ZM22 22h8.5v8.5h-8.5M13.75 22a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 1 1 0-8.5Z",
    filled: "M26.25 9l4.7 9h-9.400Z",
  },
  sat: {
    hue: "1",
    lines: "M9 20h7M16 20l6-8.5h5M16 20l6 8.5h5",
    filled: "M27 11.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0ZM27 28.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z",
  },
  opt: { hue: "2", lines: "M10 17.5v5M15 13.5v13M20 9v22M25 14.5v11M30 17.5v5" },
  custom: { hue: "3", lines: "M11.5 8.5h12l5 5v18h-17ZM15.5 18.5l2.5 2.5 5-5M15.5 26.5h9" },
};

/** Families with several subjects have a drawing for each. */
const bySubject: Readonly<Partial<Record<Family, Readonly<Record<string, Mark>>>>> = {
  map: {
    math: {
      hue: "1",
      lines: "M9.5 9v21.5H31M12.5 26.5c6 0 6.5-13 13.5-14",
      filled: "M24 12.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z",
    },
    reading: {
      hue: "2",
      lines: "M20 13c-3-2.5-7.5-3-11-2.5v18c3.5-.5 8 0 11 2.5 3-2.5 7.5-3 11-2.5v-18c-3.5-.5-8 0-11 2.5ZM20 13v18",
    },
    language: { hue: "5", lines: "M9 10.5h22v15.5H19l-6 5.5v-5.5H9ZM14 16h12M14 20.5h8" },
  },
};

interface TestMarkProps {
  readonly family: Family;
  /** Omitted: the drawing of the family. */
  readonly subject?: string;
  /** In pixels. */
  readonly size?: number;
}

const usualSize = 40;

/** The small drawing of a test, in the colour of its subject; decorative, beside a text. */
export function TestMark({ family, subject = "", size = usualSize }: TestMarkProps) {
  const known = family in families ? family : "custom";
  const { hue, lines, filled } = bySubject[known]?.[subject] ?? marks[known];
  const colour = paint(`chart.${hue}`);
  return (
    <Box asChild flex="none" display="block" borderRadius="card" className="no-print">
      <svg
        width={size}
        height={size}
        viewBox="0 0 40 40"
        aria-hidden="true"
        style={{ background: `color-mix(in srgb, ${colour} 12%, ${paint("bg.card")})` }}
      >
        <path d={lines} fill="none" stroke={colour} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
        {filled === undefined ? null : <path d={filled} fill={colour} />}
      </svg>
    </Box>
  );
}
