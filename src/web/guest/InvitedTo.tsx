import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Clock, ClockAlert, Eye, ListOrdered, UserRoundCheck, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Invitation } from "../../contract/account/visitors";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { dayAndTime, wholeMinutes } from "../ui/times";

function Line({ Icon, children }: { readonly Icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <Flex as="li" gap="12" align="start">
      <Box color="fg.muted" mt="2" flex="none">
        <Icon size={16} aria-hidden="true" />
      </Box>
      <Box>{children}</Box>
    </Flex>
  );
}

/** The test or result that an invitation opens, until when, and the people who can see the result. */
export function InvitedTo({ invitation }: { readonly invitation: Invitation }) {
  const t = useMessage();
  const language = useLanguage();
  const { kind, strict, sees_result: seesResult, time_limit_ms: limit } = invitation;
  const isTest = kind === "test";
  const until = t("guest.until", { time: dayAndTime(invitation.valid_until, language) });
  return (
    <Box>
      <Box fontSize="lg" fontWeight="semibold">
        {localized(invitation.title, language)}
      </Box>
      <Box color="fg.muted" mb="16">
        {localized(invitation.measures, language)}
      </Box>
      <Flex as="ul" direction="column" gap="8" listStyleType="none" m="0" p="0">
        <Line Icon={strict && isTest ? ClockAlert : Clock}>
          {until}
          {isTest ? ` · ${t(strict ? "guest.strict" : "guest.mild")}` : null}
        </Line>
        {isTest ? (
          <>
            <Line Icon={ListOrdered}>
              {[
                t("guest.items", { count: invitation.items }),
                limit === null ? t("guest.untimed") : t("guest.minutes", { minutes: wholeMinutes(limit) }),
              ].join(" · ")}
            </Line>
            <Line Icon={UserRoundCheck}>{t(seesResult ? "guest.seesResult" : "guest.seesNothing")}</Line>
            <Line Icon={Eye}>{t("guest.seen")}</Line>
          </>
        ) : null}
      </Flex>
    </Box>
  );
}
