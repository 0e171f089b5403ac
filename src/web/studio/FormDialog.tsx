import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { dialogSurface } from "../ui/dialog-surface";

interface FormDialogProps {
  readonly title: string;
  /** Asked for by Escape, or after the dialog was closed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page, which is open as long as it is drawn. */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      {...dialogSurface}
      p={{ base: "16", md: "24" }}
      width="min(620px, calc(100vw - 16px))"
      maxHeight="calc(100dvh - 16px)"
      overflowY="auto"
    >
      <chakra.h2 id={id} fontSize="xl" mb="4" overflowWrap="anywhere">
        {title}
      </chakra.h2>
      {children}
    </chakra.dialog>
  );
}
