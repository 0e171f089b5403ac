import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { DraftTest } from "../../../../src/contract/studio/draft-test";
import type { RichTextProps } from "../../../../src/web/studio/writing/rich-text/rich-text-props";
import { blueprintOf, draftOf, draftTestOf } from "../../../support/drafts";
import { openTest, testServer } from "./test-server";

// texts are typed into plain fields here; tests/web/studio/rich-text types into the real ones
vi.mock("../../../../src/web/studio/writing/rich-text/RichText", () => ({
  RichText: ({ label, value, onChange }: Pick<RichTextProps, "label" | "value" | "onChange">) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

beforeEach(() => sessionStorage.clear());

const directionsIn = (test: DraftTest | undefined) =>
  test === undefined || test.kind === "adaptive"
    ? []
    : test.sections.map((section) => ("directions" in section ? section.directions : "none"));

it.each([
  ["a fixed test", draftTestOf(["a"]), "&way=settings"],
  ["a blueprint", blueprintOf([{ count: 1, filter: { from: "own" } }]), ""],
])("directions of a section of %s are written, and gone once they are empty", async (_, test, way) => {
  const server = testServer([test], { a: draftOf("First?") });
  await openTest(`/studio/test?test_id=${server.id}${way}`);
  const field = await screen.findByLabelText("Directions of section 1");
  fireEvent.change(field, { target: { value: String.raw`<p>Let \(x > 0\)</p>` } });
  await waitFor(
    () => expect(directionsIn(server.versions.at(-1))).toEqual([{ en: String.raw`<p>Let \(x > 0\)</p>` }]),
    { timeout: 3_000 },
  );
  fireEvent.change(field, { target: { value: "" } });
  await waitFor(() => expect(directionsIn(server.versions.at(-1))).toEqual(["none"]), { timeout: 3_000 });
});
