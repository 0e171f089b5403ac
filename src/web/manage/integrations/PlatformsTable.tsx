import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import type { Calls } from "../../../contract/calls/calls";
import { integrationFaultText } from "../../../contract/integrations/delivery-fault-messages";
import type { LtiRegistration } from "../../../contract/integrations/lti-registrations";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Button } from "../../ui/Button";
import { dayAndTime } from "../../ui/times";

/** What a platform has answered when it was asked. */
export interface TriedPlatform {
  readonly registrationId: string;
  readonly answer: Calls["tryLti"]["output"];
}

function TriedLine({ answer }: Pick<TriedPlatform, "answer">) {
  const t = useMessage();
  const language = useLanguage();
  const lines = (["keys", "token"] as const).map((part) => {
    const fault = answer[part];
    return t(`integrations.tried.${part}`, {
      answer: fault === null ? t("integrations.tried.fine") : integrationFaultText(fault, language),
    });
  });
  return (
    <Box fontSize="sm" color={answer.keys === null && answer.token === null ? "good.text" : "warn.text"}>
      {lines.map((line) => (
        <Box key={line} overflowWrap="anywhere">
          {line}
        </Box>
      ))}
    </Box>
  );
}

function LastUse({ registration: { used_at: usedAt, fault } }: { readonly registration: LtiRegistration }) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <>
      {usedAt === null ? t("integrations.neverUsed") : dayAndTime(usedAt, language)}
      {fault === null ? null : (
        <chakra.small overflowWrap="anywhere">
          {t("integrations.fault", {
            time: dayAndTime(fault.at, language),
            why: integrationFaultText(fault, language),
          })}
        </chakra.small>
      )}
    </>
  );
}

interface PlatformsTableProps {
  readonly registrations: readonly LtiRegistration[];
  readonly tried: TriedPlatform | null;
  readonly isBusy: boolean;
  readonly onEdit: (registration: LtiRegistration) => void;
  readonly onTry: (registration: LtiRegistration) => void;
  readonly onSwitch: (registration: LtiRegistration) => void;
}

/** The registered platforms with their last use and what went wrong last. */
export function PlatformsTable({ registrations, tried, isBusy, onEdit, onTry, onSwitch }: PlatformsTableProps) {
  const t = useMessage();
  return (
    <BlockTable aria-label={t("integrations.platforms")}>
      <thead>
        <tr>
          <th scope="col">{t("integrations.platform")}</th>
          <th scope="col">{t("integrations.field.client_id")}</th>
          <th scope="col">{t("integrations.lastUse")}</th>
          <th scope="col">{t("integrations.state")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {registrations.map((one) => (
          <tr key={one.registration_id}>
            <th scope="row">
              {one.name}
              <small>{one.issuer}</small>
              {one.opens === "frame" ? <small>{t("integrations.inFrames")}</small> : null}
            </th>
            <Box as="td" overflowWrap="anywhere">
              {one.client_id}
            </Box>
            <td>
              <LastUse registration={one} />
            </td>
            <td>
              <chakra.span
                px="8"
                borderRadius="pill"
                whiteSpace="nowrap"
                {...(one.off ? { bg: "bg.subtle", color: "fg.muted" } : { bg: "good.tint", color: "good.text" })}
              >
                {t(one.off ? "integrations.off" : "integrations.on")}
              </chakra.span>
            </td>
            <td>
              <Flex gap="8" wrap="wrap" justify={{ md: "flex-end" }}>
                <Button
                  variant="outline"
                  size="sm"
                  aria-disabled={isBusy}
                  aria-label={t("integrations.tryOf", { name: one.name })}
                  onClick={() => (isBusy ? undefined : onTry(one))}
                >
                  {t("integrations.try")}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t("integrations.editOf", { name: one.name })}
                  onClick={() => onEdit(one)}
                >
                  {t("integrations.edit")}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-disabled={isBusy}
                  aria-label={t(one.off ? "integrations.switchOnOf" : "integrations.switchOffOf", { name: one.name })}
                  onClick={() => (isBusy ? undefined : onSwitch(one))}
                >
                  {t(one.off ? "integrations.switchOn" : "integrations.switchOff")}
                </Button>
              </Flex>
              <Box role="status" textAlign={{ md: "end" }} mt="4">
                {tried?.registrationId === one.registration_id ? <TriedLine answer={tried.answer} /> : null}
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}
