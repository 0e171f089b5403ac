import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { dialogSurface } from "../ui/dialog-surface";

interface SheetProps {
  readonly title: string;
  /** It has unsaved changes: Escape alone does not discard them. */
  readonly isDirty?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal form; mount it to open it. */
export function FormSheet({ title, isDirty = false, onClose, children }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!isDirty) onClose();
      }}
      {...dialogSurface}
      p={{ base: "16", md: "24" }}
      width="min(620px, calc(100vw - 16px))"
      maxHeight="calc(100dvh - 16px)"
      overflowY="auto"
    >
      <chakra.h2 id={id} fontSize="xl" mb="16">
        {title}
      </chakra.h2>
      {children}
    </chakra.dialog>
  );
}
