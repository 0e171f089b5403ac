import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import type { AuthoredNotice } from "../../../contract/site/site-admin";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useCleaner } from "../../ui/markup/cleaner";
import { safeNotice } from "../../ui/markup/notice-html";
import { dayAndTime } from "../../ui/times";

const Text = chakra("div", {
  base: {
    overflowWrap: "anywhere",
    maxW: "prose",
    "& ul": { listStyle: "disc", pl: "20" },
    "& ol": { listStyle: "decimal", pl: "20" },
  },
});

const looks = {
  shown: { bg: "good.tint", color: "good.text" },
  waiting: { bg: "accent.tint", color: "accent.text" },
  ended: { bg: "bg.subtle", color: "fg.muted" },
  withdrawn: { bg: "bad.tint", color: "bad.text" },
} as const;

export function noticeState(notice: AuthoredNotice, now: number): keyof typeof looks {
  if (notice.withdrawn_at !== null) return "withdrawn";
  if (notice.valid_from > now) return "waiting";
  return notice.valid_until !== null && notice.valid_until <= now ? "ended" : "shown";
}

interface NoticeRowProps {
  readonly notice: AuthoredNotice;
  readonly now: number;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onWithdraw: (withdrawn: boolean) => void;
}

/** One notice: its state, text, audience, dates and actions. */
export function NoticeRow({ notice, now, isBusy, onEdit, onWithdraw }: NoticeRowProps) {
  const t = useMessage();
  const language = useLanguage();
  const cleaner = useCleaner();
  const state = noticeState(notice, now);
  const time = (at: number) => dayAndTime(at, language);
  const from = time(notice.valid_from);
  const facts = [
    notice.valid_until === null
      ? t("notices.periodOpen", { from })
      : t("notices.period", { from, until: time(notice.valid_until) }),
    notice.role.length === 0 ? t("notices.forAll") : notice.role.map((role) => t(`users.role.${role}`)).join(" · "),
    t("notices.writer", { name: notice.written_by }),
  ];
  return (
    <Box as="li" py="16" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: "0" }}>
      <Box as="span" px="8" borderRadius="pill" fontSize="xs" {...looks[state]}>
        {t(`notices.state.${state}`)}
      </Box>
      <Text mt="8" dangerouslySetInnerHTML={{ __html: safeNotice(cleaner, localized(notice.text, language)) }} />
      <Box mt="4" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {facts.join(" · ")}
      </Box>
      <Flex gap="8" mt="8" wrap="wrap">
        <Button variant="outline" size="sm" onClick={onEdit}>
          {t("notices.edit")}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : onWithdraw(state !== "withdrawn"))}
        >
          {t(state === "withdrawn" ? "notices.restore" : "notices.withdraw")}
        </Button>
      </Flex>
    </Box>
  );
}
