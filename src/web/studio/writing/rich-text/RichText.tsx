import { Box } from "@chakra-ui/react/box";
import { Suspense } from "react";
import { useMessagePart } from "../../../contexts/use-message-part";
import { lazyPart } from "../../../loading/lazy-part";
import type { RichTextProps } from "./rich-text-props";

const RichTextEditor = lazyPart(() => import("./RichTextEditor"), "RichTextEditor");

/** A field for a text with formulas, lists, tables and pictures. Its editor is loaded with the first one. */
export function RichText(props: RichTextProps) {
  const hasWords = useMessagePart("rich-text");
  const waiting = (
    <Box
      minH={props.size === "line" ? "44" : "96"}
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      bg="bg.subtle"
    />
  );
  if (!hasWords) return waiting;
  return (
    <Suspense fallback={waiting}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
