import { Box } from "@chakra-ui/react/box";
import { useMessage } from "../../i18n/use-message";
import { useFaultText } from "../../ui/fault-text";
import { AssignFindings } from "../assigning/AssignFindings";
import type { useAssignmentChange } from "./use-assignment-change";

interface ChangeProblemsProps {
  readonly change: ReturnType<typeof useAssignmentChange>;
  /** The window of the form cannot be. */
  readonly isBadWindow: boolean;
}

/** What keeps a form from being saved: a window that cannot be, findings, or a refusal. */
export function ChangeProblems({ change: { findings, error }, isBadWindow }: ChangeProblemsProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const told = isBadWindow ? t("assignment.badWindow") : error === null ? null : faultText(error);
  return (
    <>
      {told === null ? null : (
        <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {told}
        </Box>
      )}
      {findings === null ? null : (
        <AssignFindings findings={findings} isBlocked={findings.some(({ severity }) => severity === "blocking")} />
      )}
    </>
  );
}
