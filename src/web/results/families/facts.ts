import type { MapReport, Report } from "../../../contract/report/report";
import { useCatFacts } from "./cat/use-cat-facts";
import { useGroupName } from "./map/use-group-name";

const none = () => [];
const useMapFacts = (report: MapReport): readonly string[] => [useGroupName(report)];

/** Facts shown beside the title of a test, by the kind of its report. */
const facts: {
  readonly [Kind in Report["kind"]]: (report: Extract<Report, { kind: Kind }>) => readonly string[];
} = {
  cat: useCatFacts,
  map: useMapFacts,
  fixed: none,
  placement: none,
  sat: none,
};

/** The facts of any report; a call site must always pass the same kind, since these are hooks. */
export const useReportFacts = (report: Report): readonly string[] =>
  (facts[report.kind] as (report: Report) => readonly string[])(report);
