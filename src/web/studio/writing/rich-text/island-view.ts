import type { NodeViewRendererProps } from "@tiptap/core";
import type { NodeView } from "@tiptap/pm/view";

/** What stays as it is in a text, drawn from its mark-up by `draw`. */
export const islandView =
  (draw: (html: string) => Element) =>
  ({ node }: NodeViewRendererProps): NodeView => {
    const dom = document.createElement(node.isInline ? "span" : "div");
    dom.className = "iv-writing-island";
    dom.append(...draw(String(node.attrs["html"])).childNodes);
    return { dom, ignoreMutation: () => true };
  };
