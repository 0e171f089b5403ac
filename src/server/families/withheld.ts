import { reportSchema, type Report } from "../../contract/report";

type Kind = Report["kind"];
type Fields<One extends Kind> = readonly (keyof Extract<Report, { kind: One }>)[];

const everywhere = [
  "kind",
  "attempt_id",
  "menu_id",
  "family",
  "title",
  "mode",
  "exam_info",
  "started_at",
  "finished_at",
  "duration_ms",
  "finish_reason",
  "items",
  "release",
  "sitting_again",
  "held",
  "late",
  "refused",
  "absences",
] as const satisfies readonly (keyof Report)[];

/** What tells of the sitting as a whole; a field that is not named here is held back. */
const staying: { readonly [One in Kind]: Fields<One> } = {
  map: ["grade", "season", "estimate", "all_alike", "scale", "norm", "engagement", "validity", "reading_level"],
  fixed: [
    "total",
    "answered",
    "right",
    "partly",
    "points",
    "points_total",
    "correct_rate",
    "band",
    "time_limit_ms",
    "scores",
    "domain",
  ],
  placement: ["total", "reached", "needed", "scores", "reached_parts"],
};

/** In place of what every report of its kind must have. */
const empty: { readonly [One in Kind]: object } = {
  map: { areas: [], trace: [], next_steps: [] },
  fixed: { areas: [] },
  placement: { skills: [] },
};

/**
 * The report as it may be told before its results are released: the score with its band, and nothing that tells right
 * or wrong of an item.
 */
export function withheld(report: Report): Report {
  const open = new Set<string>([...everywhere, ...staying[report.kind]]);
  const told = Object.fromEntries(Object.entries(report).filter(([name]) => open.has(name)));
  return reportSchema.parse({
    ...told,
    ...empty[report.kind],
    released: false,
    items: report.items.map((item) => ({ ...item, mark: null })),
  });
}
