import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@xstate/react";
import { useRef, useState, type SubmitEvent } from "react";
import { isInvitationBusy, selectInvitationFault } from "../../../machines/visitor/invitation.selectors";
import type { Look } from "../../contract/account/visitors";
import { useMessage } from "../i18n/use-message";
import { AccountFrame } from "../site/AccountFrame";
import { Button } from "../ui/Button";
import { useFaultText } from "../ui/fault-text";
import { Field } from "../ui/Field";
import type { InvitationActor } from "./invitation";
import { InvitedTo } from "./InvitedTo";

interface InvitationCardProps {
  readonly invitation: InvitationActor;
  readonly look: Look;
}

/** The invitation before it is used: the test or result that it opens, and the button that accepts it. */
export function InvitationCard({ invitation, look }: InvitationCardProps) {
  const t = useMessage();
  const isTest = look.kind === "test";
  const inviter = look.inviter === "" ? t("guest.somebody") : look.inviter;
  return (
    <AccountFrame title={t(isTest ? "guest.invitedToTest" : "guest.invitedToResult", { inviter })} lead="">
      <InvitedTo invitation={look} />
      <EntryForm invitation={invitation} look={look} />
    </AccountFrame>
  );
}

function EntryForm({ invitation, look }: InvitationCardProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const busy = useSelector(invitation, isInvitationBusy);
  const fault = useSelector(invitation, selectInvitationFault);
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const { guest } = look;
  const isTest = look.kind === "test";
  const asksName = guest === null && isTest;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (asksName && name.trim() === "") {
      setEmpty(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    invitation.send({ type: "visit.wanted", name: guest?.name ?? name.trim() });
  };
  const known = guest?.name === "" ? t("guest.goOn") : t("guest.goOnAs", { name: guest?.name ?? "" });
  const words = guest === null ? t(isTest ? "guest.enterTest" : "guest.enterResult") : known;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Flex direction="column" gap="12" mt="24">
        {asksName ? (
          <Field
            label={t("guest.name")}
            name="name"
            autoComplete="given-name"
            maxLength={40}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setEmpty(false);
            }}
            problem={isEmpty ? t("guest.nameEmpty") : undefined}
          />
        ) : null}
        {fault === null || busy ? null : (
          <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {faultText(fault)}
          </Box>
        )}
        <Button type="submit" size="lg" width="full" aria-busy={busy} aria-disabled={busy}>
          {busy ? t("guest.entering") : words}
        </Button>
        {guest === null ? null : (
          <Button variant="outline" width="full" onClick={() => invitation.send({ type: "guest.changed" })}>
            {t("guest.another")}
          </Button>
        )}
        <Button variant="quiet" width="full" onClick={() => invitation.send({ type: "invitation.declined" })}>
          {t("guest.otherCode")}
        </Button>
      </Flex>
    </form>
  );
}
