import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { MapReport } from "../../../../contract/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { Actions } from "../../Actions";
import { formatsOf } from "../../format";
import { Panel } from "../../Panel";

/** Three skills that lie within reach, and where to go from here. */
export function NextSteps({ report, links }: { report: MapReport; links: ResultLinks }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const skills = report.next_steps.slice(0, 3);
  const none = report.released ? "results.nextNone" : "results.unreleasedNext";
  return (
    <Panel title={t("results.nextTitle")} lead={t(skills.length === 0 ? none : "results.nextLead")}>
      {skills.length === 0 ? null : (
        <Grid
          as="ol"
          listStyleType="none"
          p="0"
          m="0"
          mb="24"
          gap="12"
          templateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }}
        >
          {skills.map((step) => (
            <Box
              as="li"
              key={`${localized(step.area, language)} ${localized(step.skill, language)}`}
              bg="bg.subtle"
              borderRadius="card"
              p="16"
            >
              <Box color="fg.muted" fontSize="xs">
                {localized(step.area, language)}
              </Box>
              <Box fontSize="md" fontWeight="semibold" mt="4" overflowWrap="anywhere">
                {localized(step.skill, language)}
              </Box>
              <Box color="fg.muted" mt="8" fontVariantNumeric="tabular-nums">
                {t("results.nextLevel", { difficulty: formats.whole(step.difficulty) })}
              </Box>
            </Box>
          ))}
        </Grid>
      )}
      <Actions links={links} />
    </Panel>
  );
}
