import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { Calls } from "../../../contract/calls/calls";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Copyable } from "../../ui/Copyable";
import { useFaultText } from "../../ui/fault-text";
import { dayAndTime } from "../../ui/times";

const places = ["login", "launch", "jwks"] as const;

interface ToolAddressesProps {
  readonly tool: Calls["ltiRegistrations"]["output"]["tool"];
  readonly onRenewed: () => void;
}

/** What a platform must be given of this site, and the keys with which the site signs. */
export function ToolAddresses({ tool, onRenewed }: ToolAddressesProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [isAsking, ask] = useState(false);
  const renew = useChange("renewLtiKey", onRenewed);
  return (
    <Card aria-labelledby="tool">
      <Box as="h2" id="tool" fontSize="lg">
        {t("integrations.tool")}
      </Box>
      <Box color="fg.muted" maxW="prose" mb="16">
        {t("integrations.toolLead")}
      </Box>
      <Flex direction="column" gap="16">
        {places.map((place) => (
          <Copyable
            key={place}
            label={t(`integrations.tool.${place}`)}
            action={t("integrations.copy")}
            text={tool[place]}
          >
            <Box fontSize="sm" overflowWrap="anywhere">
              {tool[place]}
            </Box>
          </Copyable>
        ))}
      </Flex>
      <Box as="h3" fontSize="md" mt="24">
        {t("integrations.keys")}
      </Box>
      <Box as="ul" ps="20" my="8" fontSize="sm">
        {tool.keys.map(({ kid, made_at: madeAt }, place) => (
          <Box as="li" key={kid} overflowWrap="anywhere">
            {t(place === 0 ? "integrations.keySigns" : "integrations.keyBefore", {
              kid,
              time: dayAndTime(madeAt, language),
            })}
          </Box>
        ))}
      </Box>
      <Button variant="outline" minH="44" aria-busy={renew.isPending} onClick={() => ask(true)}>
        {t("integrations.newKey")}
      </Button>
      {renew.error === null ? null : <Alert mt="12">{faultText(renew.error)}</Alert>}
      {isAsking ? (
        <ConfirmDialog
          title={t("integrations.newKeyTitle")}
          lines={[t("integrations.newKeyLines")]}
          confirm={t("integrations.newKey")}
          cancel={t("manage.keep")}
          onConfirm={() => {
            ask(false);
            if (!renew.isPending) renew.mutate({});
          }}
          onCancel={() => ask(false)}
        />
      ) : null}
    </Card>
  );
}
