import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { knowledgeSegments } from "../../../../contract/report/knowledge-segments";
import type { SatReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";

const steps = Array.from({ length: knowledgeSegments }, (_, place) => place + 1);

/** Every content area as a bar of seven segments, by section. */
export function KnowledgeBars({ knowledge }: Pick<SatReport, "knowledge">) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const sections = [...new Set(knowledge.map(({ section }) => section))];
  const table = {
    caption: t("results.sat.knowledgeTitle"),
    head: [
      t("results.column.area"),
      t("results.sat.column.segments"),
      t("results.column.right"),
      t("results.sat.column.share"),
    ],
    rows: knowledge.map(({ title, segments, right, items, share }) => [
      localized(title, language),
      `${segments} / ${knowledgeSegments}`,
      t("results.rightOf", { right, items }),
      formats.percent(share),
    ]),
  };
  return (
    <Panel title={t("results.sat.knowledgeTitle")} lead={t("results.sat.knowledgeLead")}>
      <ChartFigure table={table}>
        <Grid data-pair gap="24" templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}>
          {sections.map((section) => {
            const own = knowledge.filter((one) => one.section === section);
            return (
              <div key={section}>
                <Heading as="h3" fontSize="md">
                  {localized(own[0]?.section_title ?? {}, language)}
                </Heading>
                <Grid gap="16" mt="12">
                  {own.map(({ area, title, items, share, segments }) => (
                    <div key={area}>
                      <Box fontWeight="medium">{localized(title, language)}</Box>
                      <Box color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
                        {t("results.sat.share", { items, share: formats.percent(share) })}
                      </Box>
                      <Flex
                        role="img"
                        aria-label={t("results.sat.bar", {
                          title: localized(title, language),
                          segments,
                          all: knowledgeSegments,
                        })}
                        gap="4"
                        mt="6"
                      >
                        {steps.map((step) => (
                          <Box
                            key={step}
                            flex="1"
                            height="12"
                            borderRadius="2px"
                            borderWidth="1px"
                            borderColor={step <= segments ? "accent.solid" : "border.strong"}
                            bg={step <= segments ? "accent.solid" : "bg.card"}
                          />
                        ))}
                      </Flex>
                    </div>
                  ))}
                </Grid>
              </div>
            );
          })}
        </Grid>
      </ChartFigure>
    </Panel>
  );
}
