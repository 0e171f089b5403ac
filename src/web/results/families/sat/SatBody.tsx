import type { SatReport } from "../../../../contract/report/report";
import { WholeSitting } from "../../sitting/WholeSitting";
import { SittingNotes } from "../../SittingNotes";
import { KnowledgeBars } from "./KnowledgeBars";
import { ModuleNotes } from "./ModuleNotes";
import { SatHeadline } from "./SatHeadline";
import { SectionRows } from "./SectionRows";
import { SkillTable } from "./SkillTable";

/** The content of a SAT result, on screen and on paper. */
export function SatBody({ report }: { readonly report: SatReport }) {
  const [first] = report.scores;
  return (
    <>
      {first === undefined ? null : <SatHeadline report={report} first={first} />}
      <ModuleNotes modules={report.modules} />
      <SittingNotes report={report} />
      <SectionRows sections={report.scores.filter(({ scale }) => scale !== null)} />
      {report.knowledge.length === 0 ? null : <KnowledgeBars knowledge={report.knowledge} />}
      {report.skills.length === 0 ? null : <SkillTable skills={report.skills} knowledge={report.knowledge} />}
      {report.items.length === 0 ? null : <WholeSitting items={report.items} />}
    </>
  );
}
