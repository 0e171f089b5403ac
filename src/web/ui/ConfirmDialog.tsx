import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef } from "react";
import { ActionButton } from "./ActionButton";
import { dialogSurface } from "./dialog-surface";

interface ConfirmDialogProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The platform's modal dialog; mount it to open it. Escape cancels. */
export function ConfirmDialog({ title, lines, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onCancel}
      {...dialogSurface}
      p="24"
      width="min(480px, calc(100vw - 32px))"
    >
      <chakra.h2 id={id} fontSize="xl" mb="12">
        {title}
      </chakra.h2>
      {lines.map((line) => (
        <chakra.p key={line} fontSize="md">
          {line}
        </chakra.p>
      ))}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="flex-end"
        gap="8"
        mt="24"
        css={{ "& > button": { flexGrow: { base: 1, md: 0 } } }}
      >
        <ActionButton variant="outline" onClick={onCancel}>
          {cancel}
        </ActionButton>
        <ActionButton onClick={onConfirm}>{confirm}</ActionButton>
      </chakra.div>
    </chakra.dialog>
  );
}
