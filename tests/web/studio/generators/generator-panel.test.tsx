import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { ItemModelEntry, ModelDraw } from "../../../../src/contract/studio/item-models";
import { GeneratorPanel } from "../../../../src/web/studio/generators/GeneratorPanel";
import { openPage, Refused, stubServer, type Asked } from "../../open-page";

const model = (name: string, more: Partial<ItemModelEntry> = {}): ItemModelEntry => ({
  model: name,
  title: { en: `Title of ${name}`, zh: name },
  subject: "math",
  area: { en: "Number", zh: "数" },
  skill: "sums",
  levels: [{ level: "160", title: { en: "RIT 160–169" } }],
  sample: { en: `Sample of ${name}` },
  ...more,
});
const draw = (n: number, seed: unknown): ModelDraw => ({
  n,
  body: {
    stem: { en: `What is ${n} + 1 of ${String(seed)}?` },
    interaction: {
      type: "single_choice",
      options: [
        { option_id: "a", content: { en: `${n}` } },
        { option_id: "b", content: { en: `${n + 1} exactly` } },
      ],
      shuffle: false,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: "b" },
});

let asked: Asked[];
let added: (readonly string[])[];
let fails: boolean;
const Page = () => <GeneratorPanel onAdded={(ids) => added.push(ids)} />;

beforeEach(() => {
  added = [];
  fails = false;
  ({ asked } = stubServer({
    itemModels: () => ({
      models: [
        model("adding", {
          levels: [
            { level: "160", title: { en: "RIT 160–169" } },
            { level: "170", title: { en: "RIT 170–179" } },
          ],
        }),
        model("circles", { area: { en: "Geometry", zh: "几何" } }),
        model("sat-lines", { subject: "satMath", area: { en: "Algebra", zh: "代数" } }),
      ],
    }),
    drawModel: ({ from, count, seed }) => ({
      draws: Array.from({ length: Number(count) }, (_, place) => draw(Number(from) + place, seed)),
    }),
    addDraws: ({ draws }) => {
      if (fails) throw new Refused("draftsFull");
      return { item_ids: (draws as number[]).map((n) => `item-${n}`) };
    },
  }));
});

const open = async () => {
  await openPage(Page, "/studio/item");
  return screen.findByRole("combobox", { name: "Model" });
};
const choose = async (value: string, seed = "class-3") => {
  fireEvent.change(await open(), { target: { value } });
  fireEvent.change(await screen.findByRole("textbox", { name: "Seed" }), { target: { value: seed } });
  await screen.findByText(`What is 1 + 1 of ${seed}?`);
};
const lastOf = (name: string) => asked.filter((one) => one.name === name).at(-1)?.input;

describe("the panel of models", () => {
  it("lists the models by subject and area, and finds them by words", async () => {
    await open();
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("label"))).toEqual([
      "Mathematics: Number",
      "Mathematics: Geometry",
      "SAT Math: Algebra",
    ]);
    fireEvent.change(screen.getByRole("searchbox", { name: "Search the models" }), {
      target: { value: "geometry CIRC" },
    });
    expect(screen.getByText("1 model")).toBeTruthy();
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Choose a model",
      "Title of circles",
    ]);
  });

  it("shows a seed and five questions with their keys, and the next five", async () => {
    await choose("adding");
    expect(lastOf("drawModel")).toEqual({ model: "adding", level: "160", seed: "class-3", from: 1, count: 5 });
    expect(screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("checkbox"))).toHaveLength(5);
    expect(await screen.findAllByText("Right answer")).toHaveLength(5);
    fireEvent.click(screen.getByRole("button", { name: "The next five" }));
    await screen.findByText("What is 6 + 1 of class-3?");
    fireEvent.click(screen.getByRole("button", { name: "The five before" }));
    await screen.findByText("What is 1 + 1 of class-3?");
    fireEvent.change(screen.getByRole("combobox", { name: "Level" }), { target: { value: "170" } });
    await waitFor(() => expect(lastOf("drawModel")).toMatchObject({ level: "170", from: 1 }));
  });

  it("begins with a seed of its own, draws another, and asks for one that was deleted", async () => {
    fireEvent.change(await open(), { target: { value: "circles" } });
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Seed" });
    const first = field.value;
    expect(first).toMatch(/^[a-z2-9]{6}$/);
    fireEvent.click(screen.getByRole("button", { name: "Another seed" }));
    expect(field.value).not.toBe(first);
    fireEvent.change(field, { target: { value: " " } });
    expect(screen.getByRole("alert").textContent).toBe("A seed is needed.");
    expect(screen.queryByRole("button", { name: "The next five" })).toBeNull();
  });

  it("adds the questions that are taken, once, and says so", async () => {
    await choose("adding");
    const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add" });
    expect(add.disabled).toBe(true);
    fireEvent.click(screen.getByRole("checkbox", { name: "Take question 4" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Take question 2" }));
    fireEvent.click(screen.getByRole("button", { name: "Add 2 questions" }));
    await screen.findByText("2 questions were added");
    expect(added).toEqual([["item-2", "item-4"]]);
    expect(lastOf("addDraws")).toMatchObject({ model: "adding", level: "160", seed: "class-3", draws: [2, 4] });
    fireEvent.click(screen.getByRole("button", { name: "Take all five" }));
    fireEvent.click(screen.getByRole("button", { name: "Add 5 questions" }));
    await waitFor(() => expect(added).toHaveLength(2));
    const keys = asked.filter(({ name }) => name === "addDraws").map(({ input }) => input["idempotency_key"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("keeps what was taken when adding fails, and sends it again under the same key", async () => {
    await choose("adding");
    fireEvent.click(screen.getByRole("checkbox", { name: "Take question 1" }));
    fails = true;
    const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add 1 question" });
    fireEvent.click(add);
    await waitFor(() => expect(asked.some(({ name }) => name === "addDraws")).toBe(true));
    await waitFor(() => expect(add.disabled).toBe(false));
    fails = false;
    fireEvent.click(add);
    await waitFor(() => expect(added).toEqual([["item-1"]]));
    const keys = asked.filter(({ name }) => name === "addDraws").map(({ input }) => input["idempotency_key"]);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
