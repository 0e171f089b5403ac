import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Activity } from "lucide-react";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { PageTitle } from "../PageTitle";
import { AnswerBars } from "./AnswerBars";
import { DatabaseLine } from "./DatabaseLine";
import { Figures } from "./Figures";
import { ProcessTable } from "./ProcessTable";

const renewMs = 5_000;

/** `/site/server`: the state of the server processes, the work under way, and the database behind them. */
export function HealthPage() {
  const t = useMessage();
  const clock = new Intl.DateTimeFormat(useLanguage(), { timeStyle: "medium" });
  const { data, isError, error, refetch } = useCall("serverState", {}, { refetchInterval: renewMs });
  return (
    <Flex direction="column" gap="16">
      <PageTitle title={t("title.siteServer")} lead={t("server.lead")} />
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
        )
      ) : (
        <>
          {isError ? <Alert>{t("server.stale", { time: clock.format(data.now) })}</Alert> : null}
          <Figures state={data} />
          <Card>
            <Box as="h2" fontSize="lg" mb="12">
              {t("server.recent")}
            </Box>
            <AnswerBars answers={data.answers} />
          </Card>
          {data.processes.length === 0 ? (
            <StateCard Icon={Activity} title={t("server.noProcess")} />
          ) : (
            <Card>
              <Box as="h2" fontSize="lg" mb="12">
                {t("server.processes")}
              </Box>
              <ProcessTable now={data.now} processes={data.processes} />
              <DatabaseLine database={data.database} />
            </Card>
          )}
        </>
      )}
    </Flex>
  );
}
