import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ChipGroup } from "../../ui/ChipGroup";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { showToast } from "../../ui/toasts";
import { OutgoingTable } from "./OutgoingTable";

const renewMs = 10_000;
type Shown = "open" | "dead" | "delivered";

/** What goes out to other systems: what waits, what was given up, and what has arrived. */
export function OutgoingSection() {
  const t = useMessage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [shown, show] = useState<Shown>("open");
  const input = shown === "open" ? {} : { state: shown };
  const { data, isError, error, refetch } = useCall("outgoingList", input, {
    refetchInterval: renewMs,
    keepsLast: true,
  });
  const resend = useChange("resendOutgoing", ({ sent_again: count }) => {
    showToast("plain", { message: "integrations.resent", values: { count: String(count) } });
    void queries.invalidateQueries({ queryKey: ["outgoingList"] });
  });
  const send = (outgoing_ids: string[]) => resend.mutate({ outgoing_ids });
  const totals = data?.totals ?? {};
  const { delivered = 0, dead: given = 0 } = totals;
  const open = Object.values(totals).reduce((sum, count) => sum + count, 0) - delivered;
  const counts: Readonly<Record<Shown, number>> = { open, dead: given, delivered };
  const dead = (data?.list ?? []).filter(({ state }) => state === "dead").map(({ outgoing_id: id }) => id);
  return (
    <Card aria-labelledby="outbox">
      <Box as="h2" id="outbox" fontSize="lg">
        {t("integrations.outbox")}
      </Box>
      <Box color="fg.muted" maxW="prose" mb="12">
        {t("integrations.outboxLead")}
      </Box>
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="160px" role="status" aria-label={t("state.loading")} />
        )
      ) : (
        <Flex direction="column" gap="12">
          {isError ? <Alert>{t("integrations.stale")}</Alert> : null}
          <Flex justify="space-between" wrap="wrap" gap="12">
            <ChipGroup
              label={t("integrations.shown")}
              chips={(["open", "dead", "delivered"] as const).map((value) => ({
                value,
                label: t(`integrations.shown.${value}`, { count: counts[value] }),
              }))}
              chosen={shown}
              onChoose={show}
            />
            {dead.length > 1 ? (
              <Button
                variant="outline"
                aria-disabled={resend.isPending}
                onClick={() => (resend.isPending ? undefined : send(dead))}
              >
                {t("integrations.resendAll", { count: dead.length })}
              </Button>
            ) : null}
          </Flex>
          {resend.error === null ? null : <Alert>{faultText(resend.error)}</Alert>}
          {data.list.length === 0 ? (
            <StateCard Icon={Send} heading="h3" title={t(`integrations.empty.${shown}`)} />
          ) : (
            <OutgoingTable list={data.list} isBusy={resend.isPending} onResend={send} />
          )}
          {data.list.length < counts[shown] ? (
            <Box color="fg.muted">{t("integrations.latest", { count: data.list.length })}</Box>
          ) : null}
        </Flex>
      )}
    </Card>
  );
}
