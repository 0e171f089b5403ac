import { useSelector } from "@xstate/react";
import { isInvitationBusy, selectInvitationFault } from "../../../machines/visitor/invitation.selectors";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { useFaultText } from "../ui/fault-text";
import { closedWords } from "./closed-words";
import { CodeEntry } from "./CodeEntry";
import type { InvitationActor } from "./invitation";
import { readInvitation } from "./read-invitation";

/** The field for an invitation code; explains why a code is refused. */
export function CodeForm({ invitation }: { readonly invitation: InvitationActor }) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const isBusy = useSelector(invitation, isInvitationBusy);
  const fault = useSelector(invitation, selectInvitationFault);
  return (
    <CodeEntry
      title={t("title.visitor")}
      lead={t("guest.codeLead")}
      field={{ label: t("guest.codeLabel"), placeholder: t("guest.codePlaceholder"), maxLength: 1000 }}
      action={t(isBusy ? "guest.looking" : "guest.look")}
      isBusy={isBusy}
      wrong={t("guest.codeWrong")}
      refusal={fault === null ? null : (closedWords(fault, t, language) ?? faultText(fault))}
      read={readInvitation}
      onCode={(secret) => invitation.send({ type: "secret.given", secret })}
    />
  );
}
