import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { Calls } from "../../../contract/calls/calls";
import { integrationFaultText } from "../../../contract/integrations/delivery-fault-messages";
import type { PassBackPhase } from "../../../contract/integrations/launch-phases";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Button } from "../../ui/Button";
import { dayAndTime } from "../../ui/times";

/** A message to another system. */
export type OutgoingEntry = Calls["outgoingList"]["output"]["list"][number];

const looks = {
  waiting: { bg: "accent.tint", color: "accent.text" },
  onTheWay: { bg: "accent.tint", color: "accent.text" },
  delivered: { bg: "good.tint", color: "good.text" },
  dead: { bg: "warn.tint", color: "warn.text" },
} as const;
const shownAs: Readonly<Record<PassBackPhase, keyof typeof looks>> = {
  waiting: "waiting",
  sending: "onTheWay",
  comparing: "onTheWay",
  asking: "onTheWay",
  delivered: "delivered",
  dead: "dead",
};

interface OutgoingTableProps {
  readonly list: readonly OutgoingEntry[];
  readonly isBusy: boolean;
  readonly onResend: (ids: string[]) => void;
}

/** What goes out to other systems, each with its state and what went wrong last. */
export function OutgoingTable({ list, isBusy, onResend }: OutgoingTableProps) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <BlockTable aria-label={t("integrations.outbox")}>
      <thead>
        <tr>
          <th scope="col">{t("integrations.whose")}</th>
          <th scope="col">{t("integrations.platform")}</th>
          <th scope="col">{t("integrations.state")}</th>
          <th scope="col">{t("integrations.next")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {list.map(({ outgoing_id: id, name, target, state, tries, next_try: nextTry, fault }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{target}</td>
            <td>
              <chakra.span px="8" borderRadius="pill" whiteSpace="nowrap" {...looks[shownAs[state]]}>
                {t(`integrations.is.${shownAs[state]}`)}
              </chakra.span>
              {tries === 0 ? null : <small>{t("integrations.tries", { count: tries })}</small>}
              {fault === null ? null : (
                <chakra.small overflowWrap="anywhere">{integrationFaultText(fault, language)}</chakra.small>
              )}
            </td>
            <Box as="td" whiteSpace="nowrap">
              {state === "delivered" || state === "dead" ? "–" : dayAndTime(nextTry, language)}
            </Box>
            <td>
              {state === "dead" ? (
                <Button
                  variant="outline"
                  size="sm"
                  aria-disabled={isBusy}
                  aria-label={t("integrations.resendOf", { name, target })}
                  onClick={() => (isBusy ? undefined : onResend([id]))}
                >
                  {t("integrations.resend")}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}
