import type { MapReport, Report } from "../../../contract/report/report";
import { useCatFacts } from "./cat/use-cat-facts";
import { useGroupName } from "./map/use-group-name";

const none = () => [];
const useMapFacts = (report: MapReport): readonly string[] => [useGroupName(report)];

/** What belongs to the name of a test beside its title, by the kind of its report. */
const facts: {
  readonly [Kind in Report["kind"]]: (report: Extract<Report, { kind: Kind }>) => readonly string[];
} = {
  cat: useCatFacts,
  map: useMapFacts,
  fixed: none,
  placement: none,
  sat: none,
};

/** The same of any report; one place keeps to one kind. */
export const useReportFacts = (report: Report): readonly string[] =>
  (facts[report.kind] as (report: Report) => readonly string[])(report);
