import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { belongsToComposition } from "../../../ui/composition";
import { Field } from "../../../ui/Field";
import { useWritingState } from "./use-writing-state";

interface PlacedPicture {
  readonly node: Node;
  readonly place: number;
}

const isPicture = (node: Node): boolean => node.type.name === "picture";
const altOf = ({ attrs }: Node): string => String(attrs["alt"] ?? "");

/** The selected picture, else the first one without a description. */
const asked = ({ doc, selection }: Editor["state"]): PlacedPicture | null => {
  if (selection instanceof NodeSelection && isPicture(selection.node))
    return { node: selection.node, place: selection.from };
  let found: PlacedPicture | null = null;
  doc.descendants((node, place) => {
    if (found === null && isPicture(node) && altOf(node).trim() === "") found = { node, place };
    return found === null;
  });
  return found;
};

/** Asks, beside the text, for the words that describe a picture to those who do not see it. */
export function PictureDescription({ editor }: { readonly editor: Editor }) {
  const t = useMessage();
  const now = asked(useWritingState(editor));
  /** The picture whose description is being typed: it stays in question while it gets its first letters. */
  const [typing, setTyping] = useState<number | null>(null);
  const typed = typing === null ? null : editor.state.doc.nodeAt(typing);
  const shown = typing !== null && typed !== null && isPicture(typed) ? { node: typed, place: typing } : now;
  if (shown === null) return null;
  const { node, place } = shown;
  const alt = altOf(node);
  const back = () => {
    const { tr, doc } = editor.state;
    editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place + 1))));
    editor.view.focus();
  };
  return (
    <Flex
      mt="6"
      p="12"
      gap="12"
      align="end"
      wrap="wrap"
      borderWidth="1px"
      borderColor={alt.trim() === "" ? "warn.mark" : "border"}
      borderRadius="control"
      bg="bg.subtle"
      data-picture-description=""
    >
      <Box flex="1 1 240px">
        <Field
          label={t("richText.describePicture")}
          value={alt}
          maxLength={500}
          aria-required="true"
          autoComplete="off"
          onFocus={() => setTyping(place)}
          onBlur={() => setTyping(null)}
          onChange={({ target }) => {
            editor.view.dispatch(editor.state.tr.setNodeAttribute(place, "alt", target.value));
          }}
          onKeyDown={(event) => {
            if ((event.key !== "Enter" && event.key !== "Escape") || belongsToComposition(event)) return;
            event.preventDefault();
            back();
          }}
        />
      </Box>
      <Button
        variant="outline"
        onClick={() => {
          editor.view.dispatch(editor.state.tr.delete(place, place + 1));
          editor.view.focus();
        }}
      >
        {t("richText.removePicture")}
      </Button>
    </Flex>
  );
}
