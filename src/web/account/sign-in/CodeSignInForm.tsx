import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState, type SubmitEvent } from "react";
import { isSessionBusy, isSignedIn, selectSessionFault } from "../../../../machines/session/session.selectors";
import { faults } from "../../../contract/calls/faults";
import { readSentCode } from "../../../contract/validators/text";
import { useSession, useSessionActor } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { CodeFieldset } from "./CodeFieldset";
import { useCodeFields } from "./use-code-fields";
import { contactOf, contactKind, type ContactKind } from "./validate-code";

/** The form for signing in with a code in place of a password. */
export function CodeSignInForm({ kinds }: { readonly kinds: readonly ContactKind[] }) {
  const t = useMessage();
  const faultText = useFaultText();
  const session = useSessionActor();
  const fault = useSession(selectSessionFault);
  const busy = useSession((now) => isSessionBusy(now) || isSignedIn(now));
  const { fields, problems, setProblems, edit, check } = useCodeFields(kinds, "code");
  /** A fault from before this form was sent does not belong to it. */
  const [isSent, setSent] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget)) return;
    setSent(true);
    const contact = contactOf(fields.contact, contactKind(fields.contact, kinds));
    session.send({ type: "codeSignIn.submitted", signIn: { ...contact, code: readSentCode(fields.code) } });
  };
  const refusal = fault === null || busy || !isSent ? undefined : faultText(fault);
  const isCodeWrong = fault?.code === faults.smsCodeWrong.code;
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="20">
        <CodeFieldset
          purpose="sign_in"
          kinds={kinds}
          fields={fields}
          problems={problems}
          refusal={isCodeWrong ? refusal : undefined}
          onEdit={edit}
          onProblems={setProblems}
        />
        {refusal === undefined || isCodeWrong ? null : (
          <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {refusal}
          </Box>
        )}
        <Button type="submit" size="lg" width="full" aria-busy={busy} aria-disabled={busy}>
          {busy ? t("account.signingIn") : t("account.signIn")}
        </Button>
      </Flex>
    </form>
  );
}
