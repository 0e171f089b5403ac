import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode, SubmitEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { FormDialog } from "../FormDialog";

interface DialogFormProps {
  readonly title: string;
  /** The label of the button that sends. */
  readonly action: string;
  readonly isReady?: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question before a command: its fields, the command, and the way back. */
export function DialogForm({ title, action, isReady = true, onSend, onClose, children }: DialogFormProps) {
  const t = useMessage();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend();
    onClose();
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        <Flex direction="column" gap="16" mt="12">
          {children}
          <Flex gap="8" wrap="wrap" justify="flex-end">
            <Button variant="outline" minH="44" onClick={onClose}>
              {t("board.cancel")}
            </Button>
            <Button type="submit" minH="44" disabled={!isReady}>
              {action}
            </Button>
          </Flex>
        </Flex>
      </form>
    </FormDialog>
  );
}
