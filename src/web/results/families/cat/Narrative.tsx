import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { CatReport, ScaledScore } from "../../../../contract/report/report";
import type { MessageId } from "../../../i18n/message-id";
import { useMessage } from "../../../i18n/use-message";
import { Panel } from "../../../ui/Panel";
import { adviceOf, stanineLabel, levelMessages } from "./words";

function List({ title, ids }: { readonly title: string; readonly ids: readonly MessageId[] }) {
  const t = useMessage();
  if (ids.length === 0) return null;
  return (
    <div>
      <Heading as="h3" fontSize="md">
        {title}
      </Heading>
      <Grid as="ul" gap="8" mt="8" listStyleType="disc" ps="20">
        {ids.map((id) => (
          <Box as="li" key={id} maxW="prose">
            {t(id)}
          </Box>
        ))}
      </Grid>
    </div>
  );
}

/** The scores in words: their level, strengths among them, and suggestions. */
export function CatNarrative({ report, mean }: { readonly report: CatReport; readonly mean: ScaledScore }) {
  const t = useMessage();
  const { strengths, tips } = adviceOf(report);
  return (
    <Panel title={t("results.cat.narrativeTitle")} lead={t(levelMessages[stanineLabel(mean.stanine ?? 5)])}>
      <Grid data-pair gap="24" templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}>
        <List title={t("results.cat.strengthsTitle")} ids={strengths} />
        <List title={t("results.cat.tipsTitle")} ids={tips} />
      </Grid>
      <Box mt="16" color="fg.muted" maxW="prose">
        {t("results.cat.narrativeHint")}
      </Box>
    </Panel>
  );
}
