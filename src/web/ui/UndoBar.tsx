import { Flex } from "@chakra-ui/react/flex";
import { Button } from "../ui/Button";

interface UndoBarProps {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
}

/** What has just been done, with the way back; it stays until something else is done. */
export const UndoBar = ({ text, undo, onUndo }: UndoBarProps) => (
  <Flex role="status" align="center" gap="12" px="16" py="8" bg="accent.tint" color="fg" borderRadius="control">
    {text}
    <Button variant="outline" size="sm" onClick={onUndo}>
      {undo}
    </Button>
  </Flex>
);
