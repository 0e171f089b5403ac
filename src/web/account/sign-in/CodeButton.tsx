import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { CodePurpose } from "../../../contract/account/account";
import { call } from "../../effects/call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { wholeMinutes } from "../../ui/times";
import { useNow } from "../../ui/use-now";
import type { CodeDestination } from "./validate-code";

/** Time until another code may be requested, in ms. */
const pause = 60_000;

interface Sent {
  readonly at: number;
  /** Seconds for which the code is valid. */
  readonly expiresIn: number;
}

interface CodeButtonProps {
  readonly purpose: CodePurpose;
  /** Reads the destination of the code; null if there is no valid one, which its field reports. */
  readonly readContact: () => CodeDestination | null;
}

/** Requests a code; says that it has been sent and when another one can be requested. */
export function CodeButton({ purpose, readContact }: CodeButtonProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const now = useNow(1_000);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const wait = sent === null ? 0 : Math.ceil((sent.at + pause - Math.max(now, sent.at)) / 1000);
  const isWaiting = wait > 0;
  const isHolding = sent !== null && now < sent.at + sent.expiresIn * 1000;
  const sendCode = async () => {
    const contact = isBusy || isWaiting ? null : readContact();
    if (contact === null) return;
    setBusy(true);
    setFault(null);
    try {
      const { expires_in: expiresIn } = await call("sendSms", { ...contact, purpose });
      setSent({ at: Date.now(), expiresIn });
    } catch (thrown) {
      setFault(asFault(thrown));
    }
    setBusy(false);
  };
  return (
    <Flex mt="12" align="center" wrap="wrap" gap="12">
      <Button
        variant="outline"
        minH="44"
        aria-busy={isBusy}
        aria-disabled={isBusy || isWaiting}
        fontVariantNumeric="tabular-nums"
        onClick={() => void sendCode()}
      >
        {isWaiting ? t("center.sendAgain", { seconds: wait }) : t("center.sendCode")}
      </Button>
      <Box as="span" role="status" color={fault === null ? "fg.muted" : "bad.text"}>
        {fault === null
          ? isHolding
            ? t("center.codeSent", { minutes: wholeMinutes(sent.expiresIn * 1000) })
            : null
          : faultText(fault)}
      </Box>
    </Flex>
  );
}
