import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Monitor, Smartphone } from "lucide-react";
import type { SessionEntry } from "../../../contract/account/personal";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { dayAndTime } from "../../ui/times";

interface PersonalSessionRowProps {
  readonly session: SessionEntry;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

const phones = /android|ios|harmony/i;

/** One session: its device, place and time of last use, and the button that ends it. */
export function PersonalSessionRow({ session, isBusy, onEnd }: PersonalSessionRowProps) {
  const t = useMessage();
  const language = useLanguage();
  const { browser, system, address, created_at: created, last_seen_at: seen, is_current: isHere } = session;
  const known = [browser, system].filter((name) => name !== null);
  const device =
    browser !== null && system !== null
      ? t("personal.sessions.device", { browser, system })
      : (known[0] ?? t("personal.sessions.unknown"));
  const facts = [
    seen === null
      ? t("personal.sessions.since", { time: dayAndTime(created, language) })
      : t("personal.sessions.seen", { time: dayAndTime(seen, language) }),
    ...(address === null ? [] : [t("personal.sessions.from", { address })]),
  ];
  const Icon = phones.test(system ?? "") ? Smartphone : Monitor;
  return (
    <Flex as="li" py="12" gap="12" align="center" wrap="wrap" borderTopWidth="1px" borderColor="border">
      <Box flex="none" color="fg.muted">
        <Icon size={20} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="160px">
        <Flex gap="8" align="center" wrap="wrap">
          <Box fontWeight="medium" overflowWrap="anywhere">
            {device}
          </Box>
          {isHere ? (
            <Box px="8" borderRadius="pill" fontSize="xs" bg="good.tint" color="good.text">
              {t("personal.sessions.here")}
            </Box>
          ) : null}
        </Flex>
        <Box fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {facts.join(" · ")}
        </Box>
      </Box>
      {isHere ? null : (
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isBusy}
          aria-label={t("personal.sessions.endThis", { device: [device, facts[0]].join(", ") })}
          onClick={onEnd}
        >
          {t("personal.sessions.end")}
        </Button>
      )}
    </Flex>
  );
}
