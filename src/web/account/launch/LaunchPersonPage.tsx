import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { PendingLaunch } from "../../../contract/integrations/launches";
import { useSession, useSessionActor } from "../../contexts/session-context";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { LaunchFrame } from "../../site/LaunchFrame";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";

interface LinkAccountProps {
  readonly launchKey: string;
  readonly pending: PendingLaunch;
  readonly onLinked: (to: string) => void;
}

function LinkAccount({ launchKey, pending: { platform, name }, onLinked }: LinkAccountProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const session = useSessionActor();
  const profile = useSession(selectProfile);
  const queries = useQueryClient();
  const link = useChange("linkLaunch", ({ to }) => {
    // the page that follows must not read the phase before
    queries.removeQueries({ queryKey: ["pendingLaunch"] });
    onLinked(to);
  });
  const here = profile === null ? "" : `${profile.nickname} (${profile.username})`;
  const facts = [
    { term: t("launch.personThere", { platform }), value: name === "" ? t("launch.noName") : name },
    { term: t("launch.personHere"), value: here },
  ];
  return (
    <Card p={{ base: "20", md: "32" }}>
      <Box as="h1" fontSize="xl" mb="4">
        {t("launch.linkTitle")}
      </Box>
      <Box color="fg.muted">{t("launch.linkLead", { platform })}</Box>
      <Box as="dl" my="20">
        {facts.map(({ term, value }) => (
          <Box key={term} mb="12">
            <Box as="dt" color="fg.muted" fontSize="xs">
              {term}
            </Box>
            <Box as="dd" m="0" fontWeight="medium" overflowWrap="anywhere">
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Box mb="20">{t("launch.linkOnce")}</Box>
      {link.error === null ? null : <Alert mb="16">{faultText(link.error)}</Alert>}
      <Flex direction="column" gap="12">
        <Button
          size="lg"
          width="full"
          aria-busy={link.isPending}
          aria-disabled={link.isPending}
          onClick={() => (link.isPending ? undefined : link.mutate({ key: launchKey }))}
        >
          {t("launch.link")}
        </Button>
        <Button variant="outline" size="lg" width="full" onClick={() => session.send({ type: "signOut.requested" })}>
          {t("launch.otherAccount")}
        </Button>
      </Flex>
    </Card>
  );
}

/** `/launch/person`: links the person at a learning platform to one's account, once. */
export function LaunchPersonPage() {
  const { k: key = "" } = useSearch({ strict: false });
  const [linked, setLinked] = useState<string | null>(null);
  return (
    <LaunchFrame launchKey={key} phase="linking" to={linked} width="440px">
      {(pending) => <LinkAccount launchKey={key} pending={pending} onLinked={setLinked} />}
    </LaunchFrame>
  );
}
