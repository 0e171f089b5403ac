import { chakra } from "@chakra-ui/react/styled-system";
import { use } from "react";
import type { MarkPlace } from "../../writing/rich-text/mark-place";
import { RichText } from "../../writing/rich-text/RichText";
import { WritingContext } from "./writing-context";

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** line: a choice; block: a question or an explanation. */
  readonly size: "line" | "block";
  /** The label is for screen readers only. */
  readonly isLabelHidden?: boolean;
  /** Hears where its caret is. */
  readonly onCaret?: (place: MarkPlace | null) => void;
}

/** A text of a question, in the language that is written. */
export function WordsField({ label, value, onChange, size, isLabelHidden = false, onCaret }: WordsFieldProps) {
  const { language, media, onMedia, onUndo, onRedo } = use(WritingContext);
  return (
    <chakra.div minW="0" flex="1">
      {isLabelHidden ? null : (
        <chakra.div aria-hidden mb="6" fontWeight="medium">
          {label}
        </chakra.div>
      )}
      <RichText
        label={label}
        value={value}
        onChange={onChange}
        size={size}
        language={language}
        media={media}
        onMedia={onMedia}
        onUndo={onUndo}
        onRedo={onRedo}
        onCaret={onCaret}
      />
    </chakra.div>
  );
}
