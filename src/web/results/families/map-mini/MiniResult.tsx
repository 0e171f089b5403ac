import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { ComparedMapReport, MapReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { Panel } from "../../../ui/Panel";
import { isCompared, isMeasured } from "../map/is-measured";
import { MapResult } from "../map/MapResult";
import { MapNarrative } from "../map/Narrative";
import { RitKindWord } from "../map/RitKindWord";
import { descriptorMessages } from "../map/words";
import { Steps } from "./Steps";

/** The result in pictures, for children: the level of each part among children of the same grade. */
function Pictures({ report }: { readonly report: ComparedMapReport }) {
  const t = useMessage();
  const language = useLanguage();
  const { estimate, areas } = report;
  const rows = [
    { key: "whole", title: t("results.mini.whole"), level: estimate.descriptor },
    ...areas.flatMap(({ area, title, descriptor }) =>
      descriptor === null ? [] : [{ key: area, title: localized(title, language), level: descriptor }],
    ),
  ];
  return (
    <Panel title={t("results.mini.title")} lead={t("results.mini.lead")}>
      <RitKindWord report={report} />
      <Grid gap="24" templateColumns="repeat(auto-fit, minmax(150px, 1fr))">
        {rows.map(({ key, title, level }) => (
          <Box key={key}>
            <Steps level={level} label={t("results.mini.step", { part: title, level: t(descriptorMessages[level]) })} />
            <Box mt="8" fontWeight="medium">
              {title}
            </Box>
            <Box color="fg.muted" fontSize="sm">
              {t(descriptorMessages[level])}
            </Box>
          </Box>
        ))}
      </Grid>
    </Panel>
  );
}

/** The result of a child who does not read yet: pictures first, then the details for adults. */
export function MiniResult({ report, links }: { readonly report: MapReport; readonly links: ResultLinks }) {
  if (!isMeasured(report) || !isCompared(report)) return <MapResult report={report} links={links} />;
  const summary = (
    <>
      <Pictures report={report} />
      <MapNarrative report={report} />
    </>
  );
  return <MapResult report={report} links={links} summary={summary} />;
}
