import type { AnswerMark } from "../../../contract/report/marked-item";
import { paint } from "../../theme/paint";

const ink = {
  paper: paint("bg.card"),
  axis: paint("border.strong"),
  good: paint("good.mark"),
  bad: paint("bad.mark"),
  warn: paint("warn.mark"),
} as const;

export type Mark = AnswerMark;

/** The mark of a part of an answer that earns this share of its points. */
export const markOfShare = (share: number): Mark => (share === 1 ? "right" : share > 0 ? "partly" : "wrong");

export const marks: readonly Mark[] = ["right", "partly", "wrong", "skipped", "awaiting", "unscored"];

export const markMessages = {
  right: "results.mark.right",
  wrong: "results.mark.wrong",
  partly: "results.mark.partly",
  skipped: "results.mark.skipped",
  unscored: "results.mark.unscored",
  awaiting: "results.mark.awaiting",
} as const satisfies Record<Mark, string>;

export const markTokens = {
  right: "good.text",
  wrong: "bad.text",
  partly: "warn.text",
  skipped: "fg.muted",
  unscored: "fg.muted",
  awaiting: "fg.muted",
} as const satisfies Record<Mark, string>;

const tick = "M-0.5 0.05L-0.12 0.42L0.52 -0.38";
const cross = "M-0.36 -0.36L0.36 0.36M0.36 -0.36L-0.36 0.36";

/**
 * The shape of a mark around the origin: filled disc with a tick, hollow with a cross, half disc, dashed ring, ring
 * with a bar, ring with the hands of a clock.
 */
export function MarkShape({ mark, radius }: { mark: Mark; radius: number }) {
  const line = { fill: "none", strokeWidth: 0.24, strokeLinecap: "round", strokeLinejoin: "round" } as const;
  return (
    <g transform={`scale(${radius})`}>
      {mark === "right" ? (
        <>
          <circle r="1" fill={ink.good} />
          <path d={tick} {...line} stroke={ink.paper} />
        </>
      ) : null}
      {mark === "wrong" ? (
        <>
          <circle r="0.9" fill={ink.paper} stroke={ink.bad} strokeWidth="0.2" />
          <path d={cross} {...line} stroke={ink.bad} />
        </>
      ) : null}
      {mark === "partly" ? (
        <>
          <circle r="0.9" fill={ink.paper} stroke={ink.warn} strokeWidth="0.2" />
          <path d="M0 -0.9A0.9 0.9 0 0 0 0 0.9Z" fill={ink.warn} />
        </>
      ) : null}
      {mark === "skipped" ? (
        <circle r="0.85" fill={ink.paper} stroke={ink.axis} strokeWidth="0.24" strokeDasharray="0.5 0.39" />
      ) : null}
      {mark === "unscored" ? (
        <>
          <circle r="0.9" fill={ink.paper} stroke={ink.axis} strokeWidth="0.2" />
          <path d="M-0.42 0H0.42" {...line} stroke={ink.axis} />
        </>
      ) : null}
      {mark === "awaiting" ? (
        <>
          <circle r="0.9" fill={ink.paper} stroke={ink.axis} strokeWidth="0.2" />
          <path d="M0 -0.46V0.06L0.34 0.26" {...line} stroke={ink.axis} />
        </>
      ) : null}
    </g>
  );
}

/** The shape beside a word that names the mark; hidden from assistive technology. */
export function MarkIcon({ mark, size = 16 }: { mark: Mark; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="-1.1 -1.1 2.2 2.2"
      style={{ flex: "none", display: "block" }}
    >
      <MarkShape mark={mark} radius={1} />
    </svg>
  );
}
