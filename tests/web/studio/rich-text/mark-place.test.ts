import { EditorState, TextSelection } from "@tiptap/pm/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markedAt } from "../../../../src/web/studio/writing/rich-text/mark-place";
import { documentOf } from "./writing-schema";

/** The state of a text whose selection reaches from one bar to the other, or is the caret at the only one. */
function stateOf(html: string): EditorState {
  const doc = documentOf(html);
  const places: number[] = [];
  doc.descendants((node, place) => {
    for (const { index } of (node.text ?? "").matchAll(/\|/g)) places.push(place + index);
  });
  const [first = 1, second] = places;
  const state = EditorState.create({ doc });
  const tr = second === undefined ? state.tr : state.tr.delete(second, second + 1);
  tr.delete(first, first + 1);
  const to = second === undefined ? first : second - 1;
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, first, to)));
}
const marked = (html: string, wantsWords = true) => markedAt(stateOf(html), "{{g9}}", wantsWords);

describe("a mark in a text", () => {
  it("stands at the caret, in the paragraph where that is", () => {
    expect(marked("<p>One | two</p><p>Three</p>")).toEqual({
      html: "<p>One {{g9}} two</p><p>Three</p>",
      words: "",
    });
  });

  it("takes the place of the selected words, without the spaces around them", () => {
    expect(marked("<p>The| capital |is Paris</p>")).toEqual({ html: "<p>The {{g9}} is Paris</p>", words: "capital" });
    expect(marked("<p>It is <strong>|very|</strong> cold</p>")?.words).toBe("very");
  });

  it("replaces nothing where words are not wanted, several paragraphs or a formula are selected", () => {
    expect(marked("<p>The |capital| is</p>", false)).toEqual({ html: "<p>The capital{{g9}} is</p>", words: "" });
    expect(marked("<p>O|ne</p><p>Tw|o</p>")).toEqual({ html: "<p>One</p><p>Tw{{g9}}o</p>", words: "" });
    expect(marked("<p>If |\\(x\\) is| one</p>")).toEqual({ html: "<p>If \\(x\\) is{{g9}} one</p>", words: "" });
  });

  it("never breaks another gap", () => {
    expect(marked("<p>A {{g|1}} b</p>")).toEqual({ html: "<p>A {{g1}}{{g9}} b</p>", words: "" });
    expect(marked("<p>A| {{g1|}} b</p>")).toEqual({ html: "<p>A {{g1}}{{g9}} b</p>", words: "" });
  });

  it("leaves every other word and gap as it was, wherever the selection is", () => {
    const part = fc.constantFrom("word", " ", "{{g1}}", "two words", "ü");
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (parts, one, other) => {
        const line = parts.join("");
        const state = EditorState.create({ doc: documentOf(`<p>${line}</p>`) });
        const text = state.doc.textContent;
        const [from, to] = [one % (text.length + 1), other % (text.length + 1)].toSorted((a, b) => a - b);
        const selection = TextSelection.create(state.doc, 1 + (from ?? 0), 1 + (to ?? 0));
        const made = markedAt(state.apply(state.tr.setSelection(selection)), "{{g9}}", true);
        const left = documentOf(made?.html ?? "").textContent.replace("{{g9}}", made?.words ?? "");
        expect(left).toBe(text);
      }),
    );
  });
});
