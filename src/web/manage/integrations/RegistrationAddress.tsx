import { Box } from "@chakra-ui/react/box";
import type { Calls } from "../../../contract/calls/calls";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Copyable } from "../../ui/Copyable";
import { useFaultText } from "../../ui/fault-text";
import { dayAndTime } from "../../ui/times";

const renewMs = 5_000;

/** An address that is shown once, while the list of platforms is renewed until one has registered itself. */
function ShownAddress({ address, until }: Calls["inviteLti"]["output"]) {
  const t = useMessage();
  const language = useLanguage();
  useCall("ltiRegistrations", {}, { refetchInterval: renewMs });
  return (
    <Copyable label={t("integrations.dynamic.address")} action={t("integrations.copy")} text={address}>
      <Box fontSize="sm" overflowWrap="anywhere">
        {address}
      </Box>
      <Box fontSize="sm" color="fg.muted" mt="4">
        {t("integrations.dynamic.until", { time: dayAndTime(until, language) })}
      </Box>
    </Copyable>
  );
}

/** Makes a one-time address by which a platform registers itself (dynamic registration). */
export function RegistrationAddress() {
  const t = useMessage();
  const faultText = useFaultText();
  const invite = useChange("inviteLti", () => undefined);
  return (
    <Card aria-labelledby="dynamic">
      <Box as="h2" id="dynamic" fontSize="lg">
        {t("integrations.dynamic")}
      </Box>
      <Box color="fg.muted" maxW="prose" mb="16">
        {t("integrations.dynamicLead")}
      </Box>
      <Box role="status" mb={invite.data === undefined ? "0" : "16"}>
        {invite.data === undefined ? null : <ShownAddress key={invite.data.address} {...invite.data} />}
      </Box>
      <Button
        variant="outline"
        minH="44"
        aria-busy={invite.isPending}
        onClick={() => (invite.isPending ? undefined : invite.mutate({}))}
      >
        {t(invite.data === undefined ? "integrations.dynamic.make" : "integrations.dynamic.another")}
      </Button>
      {invite.error === null ? null : <Alert mt="12">{faultText(invite.error)}</Alert>}
    </Card>
  );
}
