import { Grid } from "@chakra-ui/react/grid";
import type { MarkedItem } from "../../../contract/report/marked-item";
import { useMessage } from "../../i18n/use-message";
import { Panel } from "../../ui/Panel";
import { DifficultyMatrix } from "./DifficultyMatrix";
import { PaceChart } from "./PaceChart";

/** The questions of an attempt as a whole: by difficulty, and over time. */
export function WholeSitting({ items }: { readonly items: readonly MarkedItem[] }) {
  const t = useMessage();
  const hasDifficulties = items.some(({ difficulty, mark }) => difficulty !== null && mark !== null);
  return (
    <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }} alignItems="start">
      {hasDifficulties ? (
        <Panel title={t("results.analyse.matrixTitle")} lead={t("results.analyse.matrixLead")}>
          <DifficultyMatrix items={items} />
        </Panel>
      ) : null}
      <Panel title={t("results.analyse.paceTitle")} lead={t("results.analyse.paceLead")}>
        <PaceChart items={items} />
      </Panel>
    </Grid>
  );
}
