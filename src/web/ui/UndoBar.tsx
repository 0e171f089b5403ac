import { Flex } from "@chakra-ui/react/flex";
import { useEffect, useRef } from "react";
import { Button } from "./Button";

interface UndoBarProps {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
}

/**
 * The last action with a button to undo it; it stays until the next action. The first Tab after the action leads to the
 * button, wherever the focus is; give each action its own `key`.
 */
export function UndoBar({ text, undo, onUndo }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const lead = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      stop.abort();
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      button.current?.focus();
    };
    document.addEventListener("keydown", lead, options);
    document.addEventListener("pointerdown", () => stop.abort(), options);
    return () => stop.abort();
  }, []);
  return (
    <Flex role="status" align="center" gap="12" px="16" py="8" bg="accent.tint" color="fg" borderRadius="control">
      {text}
      <Button ref={button} variant="outline" size="sm" onClick={onUndo}>
        {undo}
      </Button>
    </Flex>
  );
}
