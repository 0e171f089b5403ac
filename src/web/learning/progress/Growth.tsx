import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { ProgressLine } from "../../../contract/report/progress";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ChartFigure } from "../../ui/chart/ChartFigure";
import { ChipGroup } from "../../ui/ChipGroup";
import { Chooser } from "../../ui/Chooser";
import { formatsOf } from "../../ui/format";
import { Panel } from "../../ui/Panel";
import { Skills } from "./Skills";
import { TimeChart } from "./TimeChart";

const heightPx = 200;

/** Scores over time, one series at a time: of whole tests or of their areas. */
export function ScoreGrowth({ lines }: { readonly lines: readonly ProgressLine[] }) {
  const t = useMessage();
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  const [by, setBy] = useState<"whole" | "skills">("whole");
  const line = lines.find((one) => one.line === chosen) ?? lines[0];
  if (line === undefined) return null;
  const titles = lines.map((one) => ({ value: one.line, label: localized(one.title, language) }));
  return (
    <Panel title={t("record.growth")} lead={t("record.growthLead")}>
      <Flex gap="16" wrap="wrap" align="flex-end" mb="24">
        {lines.length > 1 ? (
          <Box flex="1 1 220px" maxW="360px">
            <Chooser label={t("record.growthOf")} options={titles} chosen={line.line} onChoose={setChosen} />
          </Box>
        ) : null}
        <ChipGroup
          label={t("record.growth")}
          chosen={by}
          onChoose={setBy}
          chips={[
            { value: "whole", label: t("record.growthWhole") },
            { value: "skills", label: t("record.growthSkills") },
          ]}
        />
      </Flex>
      {by === "whole" ? <Whole line={line} /> : <Skills key={line.line} line={line} />}
    </Panel>
  );
}

function Whole({ line: { title, points, unit } }: { readonly line: ProgressLine }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const name = localized(title, language);
  const table = {
    caption: name,
    head: [t("record.growthWhen"), t("record.score"), t("record.growthRange")],
    rows: points
      .toReversed()
      .map(({ at, value, band }) => [formats.moment(at), formats.score(value), formats.range(band)]),
  };
  const summary = t("record.growthSummary", {
    title: name,
    count: points.length,
    first: formats.score(points[0]?.value ?? 0),
    last: formats.score(points.at(-1)?.value ?? 0),
  });
  return (
    <ChartFigure table={table}>
      <TimeChart points={points} unit={unit} summary={summary} height={heightPx} />
      {points.length === 1 ? (
        <Box mt="12" color="fg.muted">
          {t("record.growthOnce")}
        </Box>
      ) : null}
    </ChartFigure>
  );
}
