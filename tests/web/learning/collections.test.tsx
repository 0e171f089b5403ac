import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import type { WrongEntry } from "../../../src/contract/practice/collections";
import { FavoritesPage } from "../../../src/web/learning/collections/FavoritesPage";
import { WrongBookPage } from "../../../src/web/learning/collections/WrongBookPage";
import { checked } from "../../machines/practice-set/samples";
import { openPage, Refused, stubServer } from "../open-page";

const item = {
  subject: "math",
  area: "number",
  skill: "fractions",
  title: { en: "Fractions", zh: "分数" },
  stem: { en: "What is 1/2 + 1/4?", zh: "1/2 + 1/4 是多少？" },
};
const base = {
  attempt_id: "a-1",
  menu_id: "map-math",
  family: "map",
  title: { en: "MAP Mathematics", zh: "MAP 数学" },
};
const entryOf = (exercise_id: string, changes: Partial<WrongEntry> = {}): WrongEntry => ({
  ...base,
  family: "map",
  exercise_id,
  item,
  mark: "wrong",
  cause: null,
  times: 2,
  added_at: 1,
  due_at: null,
  is_due: true,
  streak: 0,
  mastered_at: null,
  ...changes,
});

/** A server with a wrong-answer book that the test can change. */
function bookServer(entries: readonly WrongEntry[]) {
  let book = [...entries];
  let taken: WrongEntry[] = [];
  const idsOf = (input: Readonly<Record<string, unknown>>) => input["exercise_ids"] as string[];
  return stubServer({
    wrongBookList: ({ state, skill }) => {
      const list = book.filter(
        (entry) => (state !== "due" || entry.is_due) && (skill ?? "fractions") === entry.item.skill,
      );
      return {
        list,
        total: list.length,
        page: 1,
        page_size: 50,
        due: book.filter((entry) => entry.is_due).length,
        skills: [{ family: "map", skill: "fractions", title: item.title, count: book.length }],
      };
    },
    deleteWrongBook: (input) => {
      const ids = idsOf(input);
      if (input["restore"] === true) [book, taken] = [[...taken, ...book], []];
      else
        [taken, book] = [
          book.filter((one) => ids.includes(one.exercise_id)),
          book.filter((one) => !ids.includes(one.exercise_id)),
        ];
      return { exercise_ids: ids };
    },
    setWrongCause: ({ exercise_id, cause }) => {
      if (cause === "time") throw new Refused("unavailable");
      book = book.map((one) =>
        one.exercise_id === exercise_id ? { ...one, cause: cause as WrongEntry["cause"] } : one,
      );
      return { exercise_id, cause };
    },
    exerciseDetail: () => checked(0, "a").exercise,
  });
}

const entries = () => screen.queryAllByRole("article");

describe("the wrong-answer book", () => {
  it("lists its entries, opens one with its explanation, and leads to repeating it and to similar ones", async () => {
    bookServer([entryOf("e-1"), entryOf("e-2", { is_due: false, due_at: Date.UTC(2026, 11, 1, 12), times: 1 })]);
    await openPage(WrongBookPage, "/wrongBook");
    await waitFor(() => expect(entries().length).toBe(2));
    const [first, second] = entries();
    if (first === undefined || second === undefined) throw new Error("no entries");
    expect(within(first).getByRole("heading").textContent).toBe("What is 1/2 + 1/4?");
    expect([...first.querySelectorAll("h2 + div span")].map((fact) => fact.textContent)).toEqual([
      "MAP Mathematics",
      "Fractions",
      "wrong 2 times",
      "to repeat now",
    ]);
    expect(second.textContent).toContain("to repeat on Dec 1, 2026");
    expect(screen.getByRole("link", { name: "Repeat now (1 due)" }).getAttribute("href")).toBe("/practise?from=due");
    expect(within(first).getByRole("link", { name: "Practise similar questions" }).getAttribute("href")).toContain(
      "skill=fractions",
    );
    expect(screen.queryByText("One more is the next number.")).toBeNull();
    fireEvent.click(within(first).getByRole("button", { expanded: false }));
    expect(await within(first).findByText("One more is the next number.")).toBeTruthy();
  });

  it("keeps the cause that is picked, and says why it could not", async () => {
    const { asked } = bookServer([entryOf("e-1")]);
    await openPage(WrongBookPage, "/wrongBook");
    const cause = async () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Why it went wrong" });
    fireEvent.change(await cause(), { target: { value: "misread" } });
    await waitFor(async () => expect((await cause()).value).toBe("misread"));
    fireEvent.change(await cause(), { target: { value: "time" } });
    expect((await screen.findByRole("alert")).textContent).toBe(faultMessages.unavailable.en);
    expect((await cause()).value).toBe("misread");
    fireEvent.change(await cause(), { target: { value: "" } });
    await waitFor(async () => expect((await cause()).value).toBe(""));
    expect(asked.flatMap(({ name, input }) => (name === "setWrongCause" ? [input["cause"]] : []))).toEqual([
      "misread",
      "time",
      null,
    ]);
  });

  it("takes an entry out, and puts it back", async () => {
    bookServer([entryOf("e-1"), entryOf("e-2")]);
    await openPage(WrongBookPage, "/wrongBook", "zh");
    await waitFor(() => expect(entries().length).toBe(2));
    fireEvent.click(screen.getAllByRole("button", { name: "移出" })[0] as HTMLElement);
    await waitFor(() => expect(entries().length).toBe(1));
    fireEvent.click(await screen.findByRole("button", { name: "撤销" }));
    await waitFor(() => expect(entries().length).toBe(2));
    expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
  });

  it("explains an empty list, and says when no entry matches the filter", async () => {
    bookServer([entryOf("e-1", { is_due: false, due_at: 9e12 })]);
    await openPage(WrongBookPage, "/wrongBook");
    await waitFor(() => expect(entries().length).toBe(1));
    fireEvent.change(screen.getByRole("combobox", { name: "Show" }), { target: { value: "due" } });
    await screen.findByText("No question matches this choice");
    fireEvent.change(screen.getByRole("combobox", { name: "Show" }), { target: { value: "open" } });
    await waitFor(() => expect(entries().length).toBe(1));
    fireEvent.click(screen.getByRole("button", { name: "Remove" }));
    await screen.findByText("Nothing is in the book");
  });
});

describe("favourites", () => {
  it("keep notes, can be removed and restored; a withheld question shows none of its content", async () => {
    let kept = [
      { ...base, exercise_id: "e-1", note: "", added_at: 2, item },
      { ...base, exercise_id: "e-2", note: "later", added_at: 1, item: null },
    ];
    let gone: typeof kept = [];
    const { asked } = stubServer({
      favoriteRecord: () => ({ list: kept, total: kept.length, page: 1, page_size: 50 }),
      setFavorite: ({ exercise_id, favorite, note }) => {
        if (favorite === false) {
          gone = kept.filter((one) => one.exercise_id === exercise_id);
          kept = kept.filter((one) => one.exercise_id !== exercise_id);
        } else {
          kept = [...gone, ...kept].map((one) =>
            one.exercise_id === exercise_id && typeof note === "string" ? { ...one, note } : one,
          );
          gone = [];
        }
        return { exercise_id, favorite, note: note ?? "" };
      },
    });
    await openPage(FavoritesPage, "/favorites");
    await waitFor(() => expect(entries().length).toBe(2));
    expect(entries()[1]?.textContent).toContain("The results of this test are held back for now.");
    expect(entries()[1]?.textContent).not.toContain("1/2");
    const note = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: "Note" })[0] as HTMLInputElement;
    const save = () => screen.getAllByRole<HTMLButtonElement>("button", { name: "Save note" })[0] as HTMLButtonElement;
    expect(save().disabled).toBe(true);
    fireEvent.change(note(), { target: { value: "quarters" } });
    fireEvent.click(save());
    await waitFor(() => expect([note().value, save().disabled]).toEqual(["quarters", true]));
    fireEvent.click(screen.getAllByRole("button", { name: "Remove" })[0] as HTMLElement);
    await waitFor(() => expect(entries().length).toBe(1));
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(note().value).toBe("quarters"));
    const changes = asked
      .filter(({ name }) => name === "setFavorite")
      .map(({ input }) => [input["favorite"], input["note"]]);
    expect(changes).toEqual([
      [true, "quarters"],
      [false, undefined],
      [true, undefined],
    ]);
  });

  it("say how a question becomes one while there is none", async () => {
    stubServer({ favoriteRecord: () => ({ list: [], total: 0, page: 1, page_size: 50 }) });
    await openPage(FavoritesPage, "/favorites", "zh");
    expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe("还没有收藏");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
