import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import type { InteractionType } from "../../src/contract/item/item";
import type { AnswerMark } from "../../src/contract/report/marked-item";
import { silence } from "../support/silence";

/** How a question of one kind is written in the editor and answered in a sitting. */
interface KindOfQuestion {
  /** The text of the question. */
  readonly stem: string;
  readonly points: number;
  /** Fills in what comes after its text. */
  readonly write: (editor: Locator) => Promise<void>;
  readonly right: (item: Locator) => Promise<void>;
  /** An answer that does not earn all, with its mark and the points that it earns. */
  readonly other: {
    readonly give: (item: Locator) => Promise<void>;
    readonly mark: AnswerMark;
    readonly points: number;
  };
}

const text = (place: Locator, name: string) => place.getByRole("textbox", { name, exact: true });
const writeRows = async (editor: Locator, name: (place: number) => string, words: readonly string[]): Promise<void> => {
  for (const [place, row] of words.entries()) await text(editor, name(place)).fill(row);
};
const lettered = (name: string) => (place: number) => `${name} ${"ABCDEFGH"[place]}`;
const numbered = (name: string) => (place: number) => `${name} ${place + 1}`;

const choose =
  (...words: readonly string[]) =>
  async (item: Locator) => {
    for (const word of words)
      await item
        .locator("label")
        .filter({ has: item.page().getByText(word, { exact: true }) })
        .click();
  };
const type = (field: string, words: string) => async (item: Locator) => text(item, field).fill(words);
const inGaps =
  (...words: readonly string[]) =>
  async (item: Locator) => {
    for (const [place, word] of words.entries()) await text(item, `Gap ${place + 1}`).fill(word);
  };
/** Picks each card and puts it into the place of this number. */
const put = (places: Readonly<Record<string, number>>) => async (item: Locator) => {
  for (const [card, place] of Object.entries(places)) {
    await item.getByRole("button", { name: card, exact: true }).click();
    await item.getByRole("button", { name: new RegExp(`^Put here ${place} `) }).click();
  }
};
const putInOrder =
  (...words: readonly string[]) =>
  async (item: Locator) => {
    await item.getByRole("button", { name: "Use this order" }).click();
    for (const [place, word] of words.entries())
      for (;;) {
        const rows = await item.locator("ol > li").allInnerTexts();
        if (rows.findIndex((row) => row.includes(word)) <= place) break;
        await item.getByRole("button", { name: `Move up: ${word}` }).click();
      }
  };
const spot = (name: string) => async (item: Locator) => item.getByRole("button", { name }).click();

const sendFile = async (press: Locator, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
  const [chooser] = await Promise.all([press.page().waitForEvent("filechooser"), press.click()]);
  await chooser.setFiles({ name, mimeType, buffer });
};
const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 160, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A recording with its transcript. */
const speak = async (editor: Locator, words: string): Promise<void> => {
  await editor.getByText("More: explanation, skill, time, tags, sound").click();
  await sendFile(editor.getByRole("button", { name: "Choose a recording" }), "said.mp3", "audio/mpeg", silence(40));
  await text(editor, "Transcript, shown after the test").fill(words);
};
/** A picture in the text of a question, with its description. */
const illustrate = async (editor: Locator, words: string): Promise<void> => {
  await text(editor, "Question").press("Control+End");
  await sendFile(
    editor.getByRole("toolbar").getByRole("button", { name: "Picture" }),
    "drawing.png",
    "image/png",
    await picture("#2f9e44"),
  );
  await editor.getByLabel("Describe the picture for those who cannot see it").fill(words);
};

/** Every kind of question of the contract: one without an entry here does not compile. */
export const kindsOfQuestions: { readonly [Kind in InteractionType]: KindOfQuestion } = {
  single_choice: {
    stem: "Which word was said?",
    points: 2,
    write: async (editor) => {
      await writeRows(editor, lettered("Choice"), ["sheep", "ship", "shape", "shop"]);
      await editor.getByRole("radio", { name: "Choice B is right" }).check();
      await speak(editor, "She saw a ship.");
    },
    right: choose("ship"),
    other: { give: choose("sheep"), mark: "wrong", points: 0 },
  },
  multiple_choice: {
    stem: "Which colors does the drawing show?",
    points: 2,
    write: async (editor) => {
      await illustrate(editor, "A green rectangle");
      await writeRows(editor, lettered("Choice"), ["green", "red", "no blue", "black"]);
      for (const name of ["A", "C"]) await editor.getByRole("checkbox", { name: `Choice ${name} is right` }).check();
      await editor.getByLabel("Each choice earns a part").check();
    },
    right: choose("green", "no blue"),
    other: { give: choose("green"), mark: "partly", points: 1 },
  },
  text_entry: {
    stem: "Where does the Seine meet the sea?",
    points: 1,
    write: async (editor) => editor.getByLabel("Accepted answers, 1").fill("Le Havre"),
    right: type("Your answer", "le havre"),
    other: { give: type("Your answer", "Paris"), mark: "wrong", points: 0 },
  },
  extended_text: {
    stem: "Why do rivers bend?",
    points: 5,
    write: async (editor) => text(editor, "How to mark it (students do not see this)").fill("One point for erosion."),
    right: type("Your answer", "They dig outside."),
    other: { give: type("Your answer", "They are tired."), mark: "awaiting", points: 0 },
  },
  numeric_entry: {
    stem: "What is \\(\\frac{1}{2}\\) of 5?",
    points: 1,
    write: async (editor) => editor.getByLabel("Number", { exact: true }).fill("2.5"),
    right: type("Your answer as a number", "5/2"),
    other: { give: type("Your answer as a number", "3"), mark: "wrong", points: 0 },
  },
  inline_choice: {
    stem: "She {{g1}} home early.",
    points: 1,
    write: async (editor) => {
      await writeRows(editor, lettered("Choice"), ["go", "went", "gone"]);
      await editor.getByRole("radio", { name: "Choice B is right" }).check();
    },
    right: async (item) => void (await item.getByLabel("Gap 1").selectOption("went")),
    other: {
      give: async (item) => void (await item.getByLabel("Gap 1").selectOption("gone")),
      mark: "wrong",
      points: 0,
    },
  },
  gap_entry: {
    stem: "One {{g1}}, two {{g2}}.",
    points: 2,
    write: async (editor) => {
      await editor.getByLabel("Accepted in Gap 1, 1").fill("mouse");
      await editor.getByLabel("Accepted in Gap 2, 1").fill("mice");
    },
    right: inGaps("mouse", "mice"),
    other: { give: inGaps("mouse", "mouses"), mark: "partly", points: 1 },
  },
  gaps: {
    stem: "Of 3 and 4, the {{g1}} is {{g2}}, which is {{g3}}.",
    points: 3,
    write: async (editor) => {
      await editor.getByLabel("Accepted in Gap 1, 1").fill("sum");
      await editor.getByLabel("Kind of Gap 2").selectOption("typed number");
      await editor.getByLabel("Number in Gap 2").fill("7");
      await editor.getByLabel("Kind of Gap 3").selectOption("chosen from a list");
      await writeRows(editor, lettered("Choice"), ["odd", "even", "neither"]);
      await editor.getByRole("radio", { name: "Choice A is right" }).check();
    },
    right: async (item) => {
      await inGaps("sum", "7")(item);
      await item.getByLabel("Gap 3").selectOption("odd");
    },
    other: {
      give: async (item) => {
        await inGaps("sum", "8")(item);
        await item.getByLabel("Gap 3").selectOption("even");
      },
      mark: "partly",
      points: 1,
    },
  },
  order: {
    stem: "What comes first in the morning?",
    points: 1,
    write: async (editor) => {
      await writeRows(editor, numbered("Step"), ["wake", "wash", "work"]);
      await editor.getByLabel("All or nothing").check();
    },
    right: putInOrder("wake", "wash", "work"),
    other: { give: putInOrder("work", "wake", "wash"), mark: "wrong", points: 0 },
  },
  match: {
    stem: "Which young is whose?",
    points: 3,
    write: async (editor) => {
      await writeRows(editor, numbered("Item"), ["dog", "cat", "cow"]);
      await writeRows(editor, lettered("Target"), ["puppy", "kitten", "calf"]);
      for (const [place, name] of ["puppy", "kitten", "calf"].entries())
        await editor.getByLabel(`Item ${place + 1} belongs to`).selectOption(`${"ABC"[place]} · ${name}`);
    },
    right: put({ dog: 1, cat: 2, cow: 3 }),
    other: { give: put({ dog: 1, cat: 3, cow: 2 }), mark: "partly", points: 1 },
  },
  categorise: {
    stem: "Which are mammals?",
    points: 2,
    write: async (editor) => {
      await writeRows(editor, numbered("Group"), ["mammals", "birds"]);
      await writeRows(editor, lettered("Card"), ["fox", "owl", "bat", "wren"]);
      for (const [place, group] of ["1 · mammals", "2 · birds", "1 · mammals", "2 · birds"].entries())
        await editor.getByLabel(`Card ${"ABCD"[place]} belongs to`).selectOption(group);
    },
    right: put({ fox: 1, owl: 2, bat: 1, wren: 2 }),
    other: { give: put({ fox: 1, owl: 2, bat: 2, wren: 1 }), mark: "partly", points: 1 },
  },
  hot_spot: {
    stem: "Where is the left half?",
    points: 1,
    write: async (editor) => {
      const press = editor.getByRole("button", { name: "Choose a picture" });
      await sendFile(press, "halves.png", "image/png", await picture("#1971c2"));
      await editor.getByLabel("What the picture shows, for those who do not see it").fill("Two halves");
      await editor.getByRole("button", { name: "Add a spot in the middle" }).click();
      await editor.getByLabel("Name of Spot A, if any").fill("left");
      await editor.getByLabel("Name of Spot B, if any").fill("right");
      await editor.getByRole("button", { name: "Spot A", exact: true }).focus();
      for (let step = 0; step < 15; step += 1) await editor.page().keyboard.press("ArrowLeft");
      await editor.getByLabel("Spot A is right").check();
    },
    right: spot("left"),
    other: { give: spot("right"), mark: "wrong", points: 0 },
  },
};

/** Begins a question of a kind on the page of a test, and writes all of it. */
export const writeQuestion = async (page: Page, kind: InteractionType, place: number): Promise<void> => {
  const { stem, points, write } = kindsOfQuestions[kind];
  await page.locator("main:visible nav").getByRole("button", { name: "Write a question" }).click();
  await page.locator("main:visible [data-rail-item]").nth(place).and(page.locator("[aria-current=true]")).waitFor();
  const editor = page.locator("main:visible [data-item-editor]");
  await editor.getByLabel("Question type").selectOption(kind);
  await editor.getByLabel("Points", { exact: true }).fill(String(points));
  await text(editor, "Question").fill(stem);
  await write(editor);
};
