import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import { useMessagePart } from "../../contexts/use-message-part";
import type { Claim } from "../../effects/claim";
import { useMessage } from "../../i18n/use-message";
import { sessionText, tabKeys } from "../../platform/storage";
import { Button } from "../../ui/Button";

interface ClaimWordsProps {
  readonly claim: Claim;
  readonly onGiveUp: () => void;
}

/** Says that signing in moves a guest's result into the account, and offers to go on without it. */
export function ClaimWords({ claim, onGiveUp }: ClaimWordsProps) {
  const t = useMessage();
  const hasWords = useMessagePart("guest");
  if (!hasWords) return null;
  return (
    <Box role="note" bg="accent.tint" borderRadius="control" px="12" py="8" mb="20">
      <Box fontWeight="semibold">{t("claim.title")}</Box>
      <Box>{claim.name === "" ? t("claim.text") : t("claim.named", { name: claim.name })}</Box>
      {sessionText.get(tabKeys.visitorToken) === null ? (
        <Button variant="quiet" ms="-16" onClick={onGiveUp}>
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
