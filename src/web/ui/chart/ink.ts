import { paint } from "../../theme/paint";

/** Colours of the theme as SVG paint. */
export const ink = {
  text: paint("fg"),
  quiet: paint("fg.muted"),
  paper: paint("bg.card"),
  track: paint("bg.subtle"),
  grid: paint("border"),
  axis: paint("border.strong"),
  own: paint("chart.1"),
  good: paint("good.mark"),
  bad: paint("bad.mark"),
  warn: paint("warn.mark"),
  norm: paint("chart.3"),
} as const;
