import { Flex } from "@chakra-ui/react/flex";
import type { Editor } from "@tiptap/core";
import { ImagePlus } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useMessage } from "../../../i18n/use-message";
import { IconButton } from "../../../ui/IconButton";
import { hasTableTools, tableTools, textTools, type WritingTool } from "./toolbar-tools";
import { useWritingState } from "./use-writing-state";

interface WritingToolbarProps {
  readonly editor: Editor;
  readonly size: "line" | "block";
  /** Lets a picture be chosen; null: the text takes none. */
  readonly onPicture: (() => void) | null;
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
const shortcut = (keys: string): string =>
  keys
    .replace("Mod", isMac() ? "⌘" : "Ctrl")
    .split("-")
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join("+");
const ariaShortcut = (keys: string): string => shortcut(keys).replace("⌘", "Meta").replace("Ctrl", "Control");

/** The tools of a text: one stop for Tab; arrow keys go from tool to tool, Escape back to the text. */
export function WritingToolbar({ editor, size, onPicture }: WritingToolbarProps) {
  const t = useMessage();
  useWritingState(editor);
  const [stop, setStop] = useState(0);
  const picture: WritingTool[] =
    onPicture === null ? [] : [{ label: "richText.picture", Icon: ImagePlus, inLines: true, run: onPicture }];
  const tools = [...textTools, ...picture].filter(({ inLines }) => size === "block" || inLines === true);
  const all = hasTableTools(editor) ? [...tools, ...tableTools] : tools;
  const at = Math.min(stop, all.length - 1);

  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") editor.view.focus();
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + all.length) % all.length;
    setStop(place);
    event.currentTarget.querySelectorAll("button")[place]?.focus();
  };
  return (
    <Flex
      role="toolbar"
      aria-label={t("richText.tools")}
      aria-orientation="horizontal"
      position="absolute"
      bottom="calc(100% + 4px)"
      right="0"
      maxW="100%"
      flexWrap="wrap"
      zIndex="1"
      bg="bg.card"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      boxShadow="float"
      onKeyDown={pressed}
      // the text keeps its selection
      onMouseDown={(event) => event.preventDefault()}
    >
      {all.map(({ label, Icon, keys, isOn, run }, place) => {
        const isPressed = isOn?.(editor);
        return (
          <IconButton
            key={label}
            label={t(label)}
            title={keys === undefined ? t(label) : `${t(label)} (${shortcut(keys)})`}
            Icon={Icon}
            tabIndex={place === at ? 0 : -1}
            aria-pressed={isPressed}
            aria-keyshortcuts={keys === undefined ? undefined : ariaShortcut(keys)}
            flex="none"
            bg={isPressed === true ? "accent.tint" : undefined}
            color={isPressed === true ? "accent.text" : undefined}
            onClick={() => {
              setStop(place);
              run(editor);
            }}
          />
        );
      })}
    </Flex>
  );
}
