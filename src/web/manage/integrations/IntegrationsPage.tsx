import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Cable, Plus } from "lucide-react";
import { useState } from "react";
import type { LtiRegistration } from "../../../contract/integrations/lti-registrations";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { showToast } from "../../ui/toasts";
import { PageTitle } from "../PageTitle";
import { OutgoingSection } from "./OutgoingSection";
import { PlatformForm } from "./PlatformForm";
import { PlatformsTable, type TriedPlatform } from "./PlatformsTable";
import { RegistrationAddress } from "./RegistrationAddress";
import { SetupHelp } from "./SetupHelp";
import { ToolAddresses } from "./ToolAddresses";

type Asking = { readonly what: "add" } | { readonly what: "edit" | "switch"; readonly registration: LtiRegistration };

/** `/site/integrations`: the learning platforms of the school, and what goes out to them. */
export function IntegrationsPage() {
  const t = useMessage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [asking, ask] = useState<Asking | null>(null);
  const [tried, setTried] = useState<TriedPlatform | null>(null);
  const { data, isError, error, refetch } = useCall("ltiRegistrations", {});
  const renew = () => void queries.invalidateQueries({ queryKey: ["ltiRegistrations"] });
  const tryNow = useChange("tryLti", (answer, { registration_id: registrationId }) => {
    setTried({ registrationId, answer });
    renew();
  });
  const turn = useChange("switchLti", renew);
  const add = (
    <Button minH="44" onClick={() => ask({ what: "add" })}>
      <Plus size={16} aria-hidden="true" />
      {t("integrations.add")}
    </Button>
  );
  const isEmpty = data?.registrations.length === 0;
  return (
    <Flex direction="column" gap="16">
      <PageTitle title={t("title.siteIntegrations")} lead={t("integrations.lead")} action={isEmpty ? null : add} />
      {[tryNow.error, turn.error].map((fault) =>
        fault === null ? null : <Alert key={fault.code}>{faultText(fault)}</Alert>,
      )}
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
        )
      ) : (
        <>
          {isEmpty ? (
            <StateCard Icon={Cable} title={t("integrations.none")} action={add}>
              {t("integrations.noneDetail")}
            </StateCard>
          ) : (
            <Card py="12">
              <PlatformsTable
                registrations={data.registrations}
                tried={tried}
                isBusy={tryNow.isPending || turn.isPending}
                onEdit={(registration) => ask({ what: "edit", registration })}
                onTry={({ registration_id }) => {
                  setTried(null);
                  tryNow.mutate({ registration_id });
                }}
                onSwitch={(registration) => ask({ what: "switch", registration })}
              />
            </Card>
          )}
          <RegistrationAddress />
          <ToolAddresses tool={data.tool} onRenewed={renew} />
          {isEmpty ? null : <OutgoingSection />}
          <SetupHelp />
        </>
      )}
      {asking?.what === "add" || asking?.what === "edit" ? (
        <PlatformForm
          registration={asking.what === "edit" ? asking.registration : null}
          onClose={() => ask(null)}
          onSaved={({ name }) => {
            ask(null);
            setTried(null);
            showToast("plain", { message: "integrations.saved", values: { name } });
            renew();
          }}
        />
      ) : asking?.what === "switch" ? (
        <ConfirmDialog
          title={t(asking.registration.off ? "integrations.onTitle" : "integrations.offTitle", {
            name: asking.registration.name,
          })}
          lines={[t(asking.registration.off ? "integrations.onLines" : "integrations.offLines")]}
          confirm={t(asking.registration.off ? "integrations.switchOn" : "integrations.switchOff")}
          cancel={t("manage.keep")}
          onConfirm={() => {
            const { registration_id, off } = asking.registration;
            ask(null);
            turn.mutate({ registration_id, off: !off });
          }}
          onCancel={() => ask(null)}
        />
      ) : null}
    </Flex>
  );
}
