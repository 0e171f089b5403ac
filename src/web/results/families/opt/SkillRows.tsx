import { Grid } from "@chakra-ui/react/grid";
import { cefrName } from "../../../../contract/item/cefr";
import type { PlacementReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { LadderRow } from "./LadderRow";
import { LevelNames } from "./LevelNames";

/** The score of each skill's questions by themselves, on the same ladder. */
export function SkillRows({ skills }: { readonly skills: PlacementReport["skills"] }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const table = {
    caption: t("opt.skillsTitle"),
    head: [t("results.column.area"), t("opt.column.level"), t("opt.column.range")],
    rows: skills.map((score) => [
      localized(score.title, language),
      cefrName(score.level ?? "preA1"),
      formats.range(score.band),
    ]),
  };
  return (
    <Panel title={t("opt.skillsTitle")} lead={t("opt.skillsLead")}>
      <ChartFigure table={table}>
        <LevelNames reached={null} />
        <Grid gap="16" mt="12">
          {skills.map((score) => (
            <LadderRow key={score.scale} score={score} />
          ))}
        </Grid>
      </ChartFigure>
    </Panel>
  );
}
