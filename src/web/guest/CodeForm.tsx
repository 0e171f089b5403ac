import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useRef, useState, type SubmitEvent } from "react";
import { isInvitationBusy, selectInvitationFault } from "../../../machines/visitor/invitation.selectors";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { AccountFrame } from "../site/AccountFrame";
import { Button } from "../ui/Button";
import { useFaultText } from "../ui/fault-text";
import { Field } from "../ui/Field";
import { closedWords } from "./closed-words";
import type { InvitationActor } from "./invitation";
import { readInvitation } from "./read-invitation";

/** The field for an invitation code; explains why a code is refused. */
export function CodeForm({ invitation }: { readonly invitation: InvitationActor }) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const busy = useSelector(invitation, isInvitationBusy);
  const fault = useSelector(invitation, selectInvitationFault);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const secret = readInvitation(code);
    if (secret === null) {
      setWrong(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    setChanged(false);
    invitation.send({ type: "secret.given", secret });
  };
  const refusal =
    fault === null || busy || isChanged ? undefined : (closedWords(fault, t, language) ?? faultText(fault));
  return (
    <AccountFrame title={t("title.visitor")} lead={t("guest.codeLead")}>
      <form ref={form} noValidate onSubmit={submit}>
        <Flex direction="column" gap="20">
          <Field
            label={t("guest.codeLabel")}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={1000}
            placeholder={t("guest.codePlaceholder")}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setWrong(false);
              setChanged(true);
            }}
            problem={isWrong ? t("guest.codeWrong") : refusal}
          />
          <Button type="submit" size="lg" width="full" aria-busy={busy} aria-disabled={busy}>
            {t(busy ? "guest.looking" : "guest.look")}
          </Button>
          <Button asChild variant="quiet" width="full">
            <Link to="/">{t("app.toHome")}</Link>
          </Button>
        </Flex>
      </form>
    </AccountFrame>
  );
}
