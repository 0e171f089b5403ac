import { reportSchema, type Report } from "../../contract/report/report";

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

const ofRate = [
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
  "awaiting",
] as const satisfies Fields<"fixed">;

/** The fields about the attempt as a whole, by kind of report; fields not listed are withheld. */
const staying: { readonly [One in Kind]: Fields<One> } = {
  map: ["grade", "season", "estimate", "all_alike", "scale", "norm", "engagement", "validity", "reading_level"],
  fixed: ofRate,
  cat: [...ofRate, "level", "norm_age", "short_form", "profile", "gaps"],
  sat: [...ofRate, "modules"],
  placement: ["total", "reached", "needed", "scores", "reached_parts"],
};

const unmarked = <Part extends object>(parts: readonly Part[]) => parts.map((part) => ({ ...part, right: null }));

/** Replacements for withheld fields that a report of the kind must have. */
const inPlace: { readonly [One in Kind]: (report: Extract<Report, { kind: One }>) => object } = {
  map: () => ({ areas: [], trace: [], next_steps: [] }),
  fixed: () => ({ areas: [] }),
  cat: ({ batteries, subtests }) => ({ areas: [], batteries: unmarked(batteries), subtests: unmarked(subtests) }),
  sat: () => ({ areas: [], knowledge: [], skills: [] }),
  placement: () => ({ skills: [] }),
};

/**
 * The report as it may be shown before its results are released: the score with its band, but no marks of items and
 * nothing that reveals them.
 */
export function withheld(report: Report): Report {
  const open = new Set<string>([...everywhere, ...staying[report.kind]]);
  const told = Object.fromEntries(Object.entries(report).filter(([name]) => open.has(name)));
  return reportSchema.parse({
    ...told,
    ...(inPlace[report.kind] as (of: Report) => object)(report),
    released: false,
    items: report.items.map((item) => ({ ...item, mark: null, difficulty: null, usual: null })),
  });
}
