import { Box } from "@chakra-ui/react/box";
import type { Editor } from "@tiptap/core";
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useMessage } from "../../../i18n/use-message";
import { useFaultText } from "../../../ui/fault-text";
import { PictureInput } from "../../../ui/PictureInput";
import { followCaret, type MarkPlace } from "./mark-place";
import { PictureDescription } from "./PictureDescription";
import type { RichTextProps } from "./rich-text-props";
import { usePictures } from "./use-pictures";
import { useWritingEditor } from "./use-writing-editor";
import { WritingBox } from "./WritingBox";
import { WritingToolbar } from "./WritingToolbar";

/** The editor of a text, with its tools while it has the focus. */
export function RichTextEditor(props: RichTextProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const host = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const pictures = usePictures(props.onMedia);
  const editor = useWritingEditor(props, host, (made, files) => void pictures.add(made, files));
  const isEmpty = useEmptiness(editor, props.value);
  const noted = useEffectEvent((place: MarkPlace | null) => props.onCaret?.(place));
  useEffect(() => (editor === null ? undefined : followCaret(editor, (place) => noted(place))), [editor]);

  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.altKey && event.key === "F10") {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>("[role=toolbar] button[tabindex='0']")?.focus();
    }
  };
  const choose = props.onMedia === undefined ? null : () => input.current?.click();
  return (
    <Box position="relative" onFocus={() => setFocused(true)} onBlur={left} onKeyDown={pressed}>
      {isFocused && editor !== null && props.isReadOnly !== true ? (
        <WritingToolbar editor={editor} size={props.size} onPicture={choose} />
      ) : null}
      <WritingBox ref={host} data-size={props.size} data-readonly={props.isReadOnly === true ? "" : undefined}>
        {isEmpty && props.placeholder !== undefined ? <span data-placeholder="">{props.placeholder}</span> : null}
      </WritingBox>
      {editor === null || props.isReadOnly === true ? null : <PictureDescription editor={editor} />}
      <PictureInput
        ref={input}
        onFile={(file) => {
          if (editor !== null) void pictures.add(editor, [file]);
        }}
      />
      {pictures.isBusy ? (
        <Box role="status" mt="6" fontSize="sm" color="fg.muted">
          {t("richText.sendingPicture")}
        </Box>
      ) : null}
      {pictures.fault === null ? null : (
        <Box role="alert" mt="6" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8" fontSize="sm">
          {faultText(pictures.fault)}
        </Box>
      )}
    </Box>
  );
}

function useEmptiness(editor: Editor | null, value: string): boolean {
  const [isEmpty, setEmpty] = useState(value === "");
  useEffect(() => {
    if (editor === null) return;
    const look = () => {
      const { doc } = editor.state;
      setEmpty(doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.childCount === 0);
    };
    look();
    editor.on("transaction", look);
    return () => void editor.off("transaction", look);
  }, [editor]);
  return isEmpty;
}
