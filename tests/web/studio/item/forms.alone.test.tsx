import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Option } from "../../../../src/contract/item/item";
import type { DraftItem } from "../../../../src/contract/studio/draft-item";
import { draftItemSchema } from "../../../../src/contract/studio/draft-item";
import { newDraft } from "../../../../src/web/studio/item/edits/new-draft";
import { openEditor, pick, press, questionServer, savedDraft, tick, write } from "./question-page";

const open = async (type: Parameters<typeof newDraft>[0], more: Partial<DraftItem> = {}) => {
  const server = questionServer([{ ...newDraft(type, "en"), ...more }]);
  await openEditor();
  return server;
};

/** The draft with its random ids in the order in which they stand: n1, n2, … */
const plain = (draft: DraftItem): DraftItem => {
  const ids = new Map<string, string>();
  const text = JSON.stringify(draft).replaceAll(/"(n[0-9a-f]{8})"/g, (_, id: string) => {
    ids.set(id, ids.get(id) ?? `n${ids.size + 1}`);
    return `"${ids.get(id)}"`;
  });
  return draftItemSchema.parse(JSON.parse(text));
};
const option = (option_id: string, en: string): Option => ({ option_id, content: { en } });
const parts = ({ body: { interaction, stem }, key, mistakes }: DraftItem) => ({
  stem,
  interaction,
  key,
  ...(mistakes === undefined ? {} : { mistakes }),
});

describe("the form of each type makes exactly this draft", () => {
  it("single choice: choices, the right one, a share and a reason of another", async () => {
    const server = await open("single_choice");
    write("Question", "2 + 2?");
    write("Choice A", "4");
    write("Choice B", "5");
    press("Remove Choice D");
    press("Remove Choice C");
    tick("Choice A is right", "radio");
    tick("Other choices earn a part");
    write("Choice B earns", "25");
    write("Why it is wrong: Choice B", "You counted one too many.");
    write("At worst", "-50");
    expect(parts(plain(await savedDraft(server)))).toEqual({
      stem: { en: "2 + 2?" },
      interaction: { type: "single_choice", options: [option("n1", "4"), option("n2", "5")], shuffle: true },
      key: { type: "single_choice", option_id: "n1", credit: { n2: 0.25 }, lowest: -0.5 },
      mistakes: { n2: { en: "You counted one too many." } },
    });
  });

  it("multiple choice: several right ones in the order of the choices, moved by keyboard", async () => {
    const server = await open("multiple_choice");
    for (const [name, words] of Object.entries({ A: "2", B: "3", C: "4", D: "5" })) write(`Choice ${name}`, words);
    tick("Choice D is right");
    tick("Choice A is right");
    fireEvent.keyDown(screen.getByRole("button", { name: "Move Choice A" }), { key: "ArrowDown" });
    write("Most choices (empty: any number)", "3");
    tick("Shuffle for each student");
    expect(parts(plain(await savedDraft(server)))).toEqual({
      stem: { en: "" },
      interaction: {
        type: "multiple_choice",
        options: [option("n1", "3"), option("n2", "2"), option("n3", "4"), option("n4", "5")],
        shuffle: false,
        max_choices: 3,
      },
      key: { type: "multiple_choice", option_ids: ["n2", "n4"] },
    });
  });

  it("number: tolerance, then a range, a unit, another form, and a number that earns half", async () => {
    const server = await open("numeric_entry");
    write("Number", "2,5");
    write("Tolerance (±)", "0.5");
    tick("Any number in a range");
    write("To", "4");
    write("Unit", "m");
    write("Also written as, 1", "5/2");
    press("Add a number");
    write("Other number 1", "7");
    expect(parts(await savedDraft(server))).toEqual({
      stem: { en: "" },
      interaction: { type: "numeric_entry", max_length: 20, unit: { en: "m" } },
      key: {
        type: "numeric_entry",
        value: 2.5,
        tolerance: 0.5,
        low: 2,
        high: 4,
        accepted: ["5/2"],
        also: [{ value: 7, tolerance: 0, credit: 0.5 }],
      },
    });
  });

  it("number: what is no number stays as typed, says so, and changes nothing", async () => {
    const server = await open("numeric_entry");
    write("Number", "12");
    write("Tolerance (±)", "wide");
    expect(screen.getByRole("alert").textContent).toBe("0 or more.");
    expect((await savedDraft(server)).key).toEqual({ type: "numeric_entry", value: 12, tolerance: 0, accepted: [] });
  });

  it("short text: forms with their shares, one of which loses points", async () => {
    const server = await open("text_entry");
    write("Accepted answers, 1", "Paris");
    tick("Forms earn different parts");
    press("Add a form");
    write("Accepted answers, 2", "Pari");
    press("Add a form");
    write("Accepted answers, 3", "London");
    const [, second, third] = screen.getAllByLabelText("Earns");
    fireEvent.change(second as HTMLElement, { target: { value: "50" } });
    fireEvent.change(third as HTMLElement, { target: { value: "-25" } });
    tick("Upper and lower case matter");
    write("At worst", "-25");
    expect((await savedDraft(server)).key).toEqual({
      type: "text_entry",
      accepted: ["Paris", "Pari"],
      case_sensitive: true,
      credit: { Pari: 0.5, London: -0.25 },
      lowest: -0.25,
    });
  });

  it("gaps to choose: one for each that the text names, in its order", async () => {
    const server = await open("inline_choice");
    write("Question", "A {{verb}} B {{g1}}.");
    const gap = within(screen.getByRole("region", { name: "Gap 1" }));
    fireEvent.change(gap.getByLabelText("Choice A"), { target: { value: "is" } });
    fireEvent.change(gap.getByLabelText("Choice B"), { target: { value: "are" } });
    fireEvent.click(gap.getByRole("button", { name: "Remove Choice C" }));
    fireEvent.click(gap.getByRole("radio", { name: "Choice B is right" }));
    tick("All or nothing");
    const draft = plain(await savedDraft(server));
    expect(draft.body.interaction).toMatchObject({
      gaps: [{ gap_id: "verb", options: [option("n1", "is"), option("n2", "are")] }, { gap_id: "g1" }],
    });
    expect(draft.key).toEqual({ type: "inline_choice", choices: { verb: "n2" }, whole: true });
  });

  it("gaps to type: added to the text and removed from it", async () => {
    const server = await open("gap_entry", {
      body: { ...newDraft("gap_entry", "en").body, stem: { en: "<p>I {{g1}} here.</p>" } },
    });
    write("Accepted in Gap 1, 1", "am");
    press("Add a gap at the caret");
    write("Accepted in Gap 2, 1", "now");
    press("Remove Gap 1");
    expect(parts(await savedDraft(server))).toEqual({
      stem: { en: "<p>I here. {{g2}}</p>" },
      interaction: { type: "gap_entry", gaps: [{ gap_id: "g2", max_length: 40 }] },
      key: { type: "gap_entry", accepted: { g2: ["now"] } },
    });
  });

  it.each([
    ["gap_entry", { type: "gap_entry", accepted: { g2: ["Paris"] } }],
    ["gaps", { type: "gaps", gaps: { g2: { kind: "text", accepted: ["Paris"], case_sensitive: false } } }],
    ["inline_choice", { type: "inline_choice", choices: { g2: "n1" } }],
  ] as const)(
    "%s: a gap in place of the selected word, which is its answer, and back in one step",
    async (type, key) => {
      const stem = { en: "Paris is in {{g1}}." };
      const server = await open(type, { body: { ...newDraft(type, "en").body, stem } });
      const field = screen.getByLabelText<HTMLTextAreaElement>("Question");
      field.focus();
      field.setSelectionRange(0, 5);
      press("Add a gap at the caret");
      const draft = plain(await savedDraft(server));
      expect([draft.body.stem, draft.key]).toEqual([{ en: "{{g2}} is in {{g1}}." }, key]);
      const { interaction } = draft.body;
      expect("gaps" in interaction && interaction.gaps.map(({ gap_id }) => gap_id)).toEqual(["g2", "g1"]);
      press("Undo (Ctrl+Z)");
      const back = await savedDraft(server);
      expect([back.body.stem, back.key]).toEqual([stem, null]);
    },
  );

  it("gaps of every kind, with weights", async () => {
    const server = await open("gaps");
    write("Question", "{{g1}} {{g2}}");
    write("Accepted in Gap 1, 1", "red");
    pick("Kind of Gap 2", "number");
    write("Number in Gap 2", "7");
    fireEvent.change(screen.getAllByLabelText("Weight")[1] as HTMLElement, { target: { value: "3" } });
    expect(parts(await savedDraft(server))).toEqual({
      stem: { en: "{{g1}} {{g2}}" },
      interaction: {
        type: "gaps",
        gaps: [
          { gap_id: "g1", kind: "text", max_length: 40 },
          { gap_id: "g2", kind: "number", max_length: 20 },
        ],
      },
      key: {
        type: "gaps",
        gaps: {
          g1: { kind: "text", accepted: ["red"], case_sensitive: false },
          g2: { kind: "number", value: 7, tolerance: 0 },
        },
        weights: { g2: 3 },
      },
    });
  });

  it("order: written in the right order, shown in another", async () => {
    const server = await open("order");
    for (const [name, words] of Object.entries({ 1: "wake", 2: "wash", 3: "work" })) write(`Step ${name}`, words);
    const { body, key } = await savedDraft(server);
    if (body.interaction.type !== "order" || key?.type !== "order") throw new Error("no question to order");
    const { options } = body.interaction;
    const wordsOf = (id: string) => options.find(({ option_id }) => option_id === id)?.content.en;
    expect(key.option_ids.map(wordsOf)).toEqual(["wake", "wash", "work"]);
    expect(options.map(({ option_id }) => option_id)).not.toEqual(key.option_ids);
  });

  it("match: each source with its target", async () => {
    const server = await open("match");
    write("Item 1", "dog");
    write("Target B", "puppy");
    const targets = screen.getByLabelText<HTMLSelectElement>("Item 1 belongs to");
    pick("Item 1 belongs to", targets.options[2]?.value ?? "");
    const { key } = plain(await savedDraft(server));
    expect(key).toEqual({ type: "match", pairs: [["n1", "n5"]] });
  });

  it("groups: each card in its group, or in none", async () => {
    const server = await open("categorise");
    write("Group 1", "mammals");
    write("Card A", "cat");
    const groups = screen.getByLabelText<HTMLSelectElement>("Card A belongs to");
    pick("Card A belongs to", groups.options[1]?.value ?? "");
    pick("Card B belongs to", groups.options[2]?.value ?? "");
    pick("Card B belongs to", "");
    expect(plain(await savedDraft(server)).key).toEqual({ type: "categorise", placements: { n1: "n5" } });
  });

  it("longer answer: its limits and what helps whoever marks it", async () => {
    const server = await open("extended_text");
    write("How to mark it (students do not see this)", "Two reasons: 2 points.");
    write("Lines of the field", "");
    write("Longest answer in characters", "900");
    expect(parts(await savedDraft(server))).toEqual({
      stem: { en: "" },
      interaction: { type: "extended_text", max_length: 900, format: "plain" },
      key: { type: "extended_text", guide: { en: "Two reasons: 2 points." } },
    });
  });

  it("places on a picture: moved, sized and removed by keyboard", async () => {
    const fresh = newDraft("hot_spot", "en");
    const picture = { media_id: "picture", type: "image/png", sha256: "a".repeat(64) } as const;
    const server = await open("hot_spot", { body: { ...fresh.body, media: [picture] } });
    const press = (key: string, shiftKey = false) =>
      fireEvent.keyDown(screen.getByRole("button", { name: "Spot A" }), { key, shiftKey });
    press("ArrowRight");
    press("ArrowDown", true);
    fireEvent.click(screen.getByRole("button", { name: "Add a spot in the middle" }));
    fireEvent.keyDown(screen.getByRole("button", { name: "Spot B" }), { key: "Delete" });
    tick("Spot A is right");
    write("Name of Spot A, if any", "the heart");
    expect(parts(await savedDraft(server))).toEqual({
      stem: { en: "" },
      interaction: {
        type: "hot_spot",
        picture: "picture",
        spots: [
          {
            spot_id: "s1",
            shape: { kind: "rect", x: 0.41, y: 0.4, width: 0.2, height: 0.21 },
            name: { en: "the heart" },
          },
        ],
        max_choices: 1,
      },
      key: { type: "hot_spot", spot_ids: ["s1"] },
    });
  });

  it("another type is shown at once, so that the next key press chooses from there", async () => {
    const server = await open("single_choice");
    const shown = () => (screen.getByLabelText("Question type") as HTMLSelectElement).value;
    pick("Question type", "hot_spot");
    expect(shown()).toBe("hot_spot");
    pick("Question type", "order");
    expect(shown()).toBe("order");
    await waitFor(() => expect(server.versions.at(-1)?.body.interaction.type).toBe("order"), { timeout: 5_000 });
    expect(shown()).toBe("order");
  });
});
