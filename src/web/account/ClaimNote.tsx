import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { claimIn } from "../effects/claim";
import { sessionText, tabKeys } from "../effects/storage";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";

/** Above a way in: a guest's result goes into the account that is signed in to; nothing where none is to be kept. */
export function ClaimNote() {
  const t = useMessage();
  const [claim, setClaim] = useState(() => claimIn(sessionText).read());
  if (claim === null) return null;
  const giveUp = () => {
    claimIn(sessionText).drop();
    setClaim(null);
  };
  return (
    <Box role="note" bg="accent.tint" borderRadius="control" px="12" py="8" mb="20">
      <Box fontWeight="semibold">{t("claim.title")}</Box>
      <Box>{claim.name === "" ? t("claim.text") : t("claim.named", { name: claim.name })}</Box>
      {sessionText.get(tabKeys.visitorToken) === null ? (
        <Button variant="quiet" ms="-16" onClick={giveUp}>
          {t("claim.giveUp")}
        </Button>
      ) : (
        <Button asChild variant="quiet" ms="-16">
          <Link to="/visitorResult">{t("claim.back")}</Link>
        </Button>
      )}
    </Box>
  );
}
