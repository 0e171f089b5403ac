import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { roomLimits } from "../../../contract/rooms/room-limits";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { useDraftValue } from "./board-draft";
import { DialogForm } from "./DialogForm";

/** Reasons that are offered with one press. */
const usual = ["alarm", "technical", "health", "noise"] as const;

interface ReasonFieldProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** Why something is done: the usual reasons, or words. Students read it beside the time that it gives back. */
export function ReasonField({ reason, onChange }: ReasonFieldProps) {
  const t = useMessage();
  return (
    <Box>
      <Field
        label={t("board.reason")}
        autoComplete="off"
        maxLength={roomLimits.reason}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
      <Flex gap="8" mt="8" wrap="wrap">
        {usual.map((one) => (
          <Button key={one} variant="outline" size="sm" onClick={() => onChange(t(`board.reason.${one}`))}>
            {t(`board.reason.${one}`)}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}

interface ReasonDialogProps {
  readonly title: string;
  /** What happens. */
  readonly lead: string;
  readonly action: string;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a command; it may stay empty. */
export function ReasonDialog({ title, lead, action, onSend, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useDraftValue("dialog", "reason", "");
  return (
    <DialogForm title={title} action={action} onSend={() => onSend(reason.trim())} onClose={onClose}>
      <Box maxW="prose">{lead}</Box>
      <ReasonField reason={reason} onChange={setReason} />
    </DialogForm>
  );
}
