import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import type { AssignedMember } from "../../../contract/classes/assignments";
import type { LockdownDecision } from "../../../contract/integrations/lockdown";
import { lockdownLimits } from "../../../contract/integrations/lockdown-kinds";
import { useMessagePart } from "../../contexts/use-message-part";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { FormDialog } from "../FormDialog";

interface DecideBrowserProps {
  readonly assignmentId: string;
  readonly member: AssignedMember;
  readonly decision: LockdownDecision;
  readonly onClose: () => void;
}

/** Asks for the reason of a decision about the browser of one member. */
export function DecideBrowser({ assignmentId, member, decision, onClose }: DecideBrowserProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const [key] = useState(() => uuidv7());
  const isReady = useMessagePart("browser");
  const decide = useChange("decideLockdown", () => {
    void queries.invalidateQueries({ queryKey: ["studioAssignment"] });
    onClose();
  });
  if (!isReady) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!decide.isPending)
      decide.mutate({
        idempotency_key: key,
        assignment_id: assignmentId,
        member_id: member.member_id,
        decision,
        reason: reason.trim(),
      });
  };
  return (
    <FormDialog title={t(`browser.ask.${decision}`, { name: member.name })} onClose={onClose}>
      <form onSubmit={submit}>
        <Flex direction="column" gap="16" mt="8">
          <Box maxW="prose">{t(`browser.ask.${decision}Text`)}</Box>
          <Field
            label={t("browser.reason")}
            autoComplete="off"
            maxLength={lockdownLimits.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {decide.error === null ? null : (
            <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
              {faultText(decide.error)}
            </Box>
          )}
          <Flex gap="8" wrap="wrap">
            <Button type="submit" minH="44" aria-busy={decide.isPending}>
              {t(`browser.member.${decision}`)}
            </Button>
            <Button variant="outline" minH="44" onClick={onClose}>
              {t("browser.cancel")}
            </Button>
          </Flex>
        </Flex>
      </form>
    </FormDialog>
  );
}
