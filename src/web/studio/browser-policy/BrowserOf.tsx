import { Box } from "@chakra-ui/react/box";
import type { AssignedMember, AssignmentEntry } from "../../../contract/classes/assignments";
import type { LockdownDecision } from "../../../contract/integrations/lockdown";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { hasTerms } from "../assignments/assignment-actions";

interface BrowserOfProps {
  readonly entry: AssignmentEntry;
  readonly member: AssignedMember;
  readonly onDecide: (decision: LockdownDecision, member: AssignedMember) => void;
}

/** What can be decided about the browser of one member, with how it stands where that needs a look. */
export function BrowserOf({ entry, member, onDecide }: BrowserOfProps) {
  const t = useMessage();
  if (!useMessagePart("browser")) return null;
  const { name, state, lockdown } = member;
  const phase = lockdown?.phase ?? "unchecked";
  const mayBegin = state === "notBegun" && hasTerms(entry);
  const decisions: readonly LockdownDecision[] =
    phase === "locked" ? ["unlock", "waive"] : phase === "waived" ? (mayBegin ? ["require"] : []) : ["waive"];
  if (state !== "sitting" && !mayBegin) return null;
  return (
    <>
      {phase === "locked" || phase === "waived" ? (
        <Box as="span" alignSelf="center" color={phase === "locked" ? "warn.text" : "fg.muted"} fontSize="xs">
          {t(`browser.member.${phase}`)}
        </Box>
      ) : null}
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant={decision === "unlock" ? "solid" : "quiet"}
          size="sm"
          aria-label={t(`browser.member.${decision}Of`, { name })}
          onClick={() => onDecide(decision, member)}
        >
          {t(`browser.member.${decision}`)}
        </Button>
      ))}
    </>
  );
}
