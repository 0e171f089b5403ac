import { Box } from "@chakra-ui/react/box";
import type { Editor } from "@tiptap/core";
import { Suspense, useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useMessage } from "../../../i18n/use-message";
import { lazyPart } from "../../../loading/lazy-part";
import { Button } from "../../../ui/Button";
import { useFaultText } from "../../../ui/fault-text";
import { PictureInput } from "../../../ui/PictureInput";
import { wantHtmlReader } from "./html-reader";
import { followCaret, type MarkPlace } from "./mark-place";
import type { RichTextProps } from "./rich-text-props";
import { usePictures } from "./use-pictures";
import { useWritingEditor } from "./use-writing-editor";
import { WritingBox } from "./WritingBox";

const PictureDescription = lazyPart(() => import("./PictureDescription"), "PictureDescription");
const WritingToolbar = lazyPart(() => import("./WritingToolbar"), "WritingToolbar");

/** The editor of a text, with its tools while it has the focus. */
export function RichTextEditor(props: RichTextProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const host = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const pictures = usePictures(props.onMedia);
  const editor = useWritingEditor(props, host, (made, files) => void pictures.add(made, files));
  const look = useLook(editor, props.value);
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
  const entered = () => {
    setFocused(true);
    // what may be pasted needs it
    void wantHtmlReader();
  };
  return (
    <Box position="relative" onFocus={entered} onBlur={left} onKeyDown={pressed}>
      {isFocused && editor !== null && props.isReadOnly !== true ? (
        <Suspense fallback={null}>
          <WritingToolbar editor={editor} size={props.size} onPicture={choose} />
        </Suspense>
      ) : null}
      <WritingBox ref={host} data-size={props.size} data-readonly={props.isReadOnly === true ? "" : undefined}>
        {look.isEmpty && props.placeholder !== undefined ? <span data-placeholder="">{props.placeholder}</span> : null}
      </WritingBox>
      {editor === null || props.isReadOnly === true || !look.hasPicture ? null : (
        <Suspense fallback={null}>
          <PictureDescription editor={editor} />
        </Suspense>
      )}
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
          {pictures.lost.length === 0 || editor === null ? null : (
            <Button
              variant="outline"
              size="sm"
              minH="44"
              ms="8"
              onClick={() => void pictures.add(editor, pictures.lost)}
            >
              {t("state.retry")}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

interface Look {
  readonly isEmpty: boolean;
  readonly hasPicture: boolean;
}

const lookOf = ({ state: { doc } }: Editor): Look => {
  let hasPicture = false;
  doc.descendants((node) => {
    hasPicture ||= node.type.name === "picture";
    return !hasPicture;
  });
  const { firstChild } = doc;
  return {
    isEmpty: doc.childCount === 1 && firstChild?.type.name === "paragraph" && firstChild.childCount === 0,
    hasPicture,
  };
};

function useLook(editor: Editor | null, value: string): Look {
  const [look, setLook] = useState({ isEmpty: value === "", hasPicture: false });
  useEffect(() => {
    if (editor === null) return;
    const see = () => {
      const next = lookOf(editor);
      setLook((now) => (now.isEmpty === next.isEmpty && now.hasPicture === next.hasPicture ? now : next));
    };
    see();
    editor.on("transaction", see);
    return () => void editor.off("transaction", see);
  }, [editor]);
  return look;
}
