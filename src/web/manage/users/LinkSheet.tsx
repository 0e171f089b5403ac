import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Calls } from "../../../contract/calls/calls";
import type { Account } from "../../../contract/site/site-admin";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Copyable } from "../../ui/Copyable";
import { dayAndTime } from "../../ui/times";
import { FormSheet } from "../Sheet";

interface LinkSheetProps {
  readonly account: Account;
  readonly made: Calls["makeAccountLink"]["output"];
  readonly onClose: () => void;
}

/** A new link that signs one account in once; it is displayed only this time. */
export function LinkSheet({ account: { nickname: name }, made, onClose }: LinkSheetProps) {
  const t = useMessage();
  const time = dayAndTime(made.expires_at, useLanguage());
  const link = `${window.location.origin}/center?t=${made.code}`;
  return (
    <FormSheet title={t("users.linkMade", { name })} isDirty onClose={onClose}>
      <Flex direction="column" gap="16">
        <Box>{t("users.linkLead", { name, time })}</Box>
        <Copyable label={t("users.link")} action={t("users.linkCopy")} text={link}>
          <Box fontSize="sm" overflowWrap="anywhere">
            {link}
          </Box>
        </Copyable>
        <Flex justify="flex-end">
          <Button minH="44" onClick={onClose}>
            {t("users.linkDone")}
          </Button>
        </Flex>
      </Flex>
    </FormSheet>
  );
}
