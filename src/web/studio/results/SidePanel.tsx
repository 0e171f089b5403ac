import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useMessage } from "../../i18n/use-message";
import { IconButton } from "../../ui/IconButton";

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal panel at the right of the page, on a phone the whole width; mount it to open it. Escape closes. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const t = useMessage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // closed before it is taken away, it gives the focus back
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      className="no-print"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      ms="auto"
      me="0"
      my="0"
      p={{ base: "16", md: "24" }}
      width="min(720px, 100vw)"
      maxWidth="100vw"
      height="100dvh"
      maxHeight="100dvh"
      overflowY="auto"
      bg="bg.card"
      color="fg"
      borderInlineStartWidth="1px"
      borderColor="border"
      boxShadow="float"
      _backdrop={{ bg: "scrim" }}
    >
      <Flex align="start" justify="space-between" gap="12" mb="12">
        <chakra.h2 id={id} fontSize="xl" minW="0" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <IconButton label={t("classResults.close")} Icon={X} onClick={onClose} />
      </Flex>
      {children}
    </chakra.dialog>
  );
}
