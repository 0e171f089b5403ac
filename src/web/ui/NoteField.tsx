import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { Button } from "./Button";
import { Field } from "./Field";

interface NoteFieldProps {
  readonly label: string;
  readonly save: string;
  /** The stored note. */
  readonly note: string;
  readonly isSaving: boolean;
  readonly onSave: (note: string) => void;
}

const longestNote = 500;

/** An editable line that is saved when it has changed. For another stored note mount another field, by a `key`. */
export function NoteField({ label, save, note, isSaving, onSave }: NoteFieldProps) {
  const [text, setText] = useState(note);
  const isChanged = text.trim() !== note;
  return (
    <>
      <Box flex="1 1 240px" maxW="480px">
        <Field label={label} value={text} maxLength={longestNote} onChange={({ target }) => setText(target.value)} />
      </Box>
      <Button variant="outline" size="lg" disabled={!isChanged || isSaving} onClick={() => onSave(text.trim())}>
        {save}
      </Button>
    </>
  );
}
