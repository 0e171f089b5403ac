import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PersonalSessions } from "../../../src/web/account/personal/PersonalSessions";
import { FavoritesPage } from "../../../src/web/learning/collections/FavoritesPage";
import { WrongBookPage } from "../../../src/web/learning/collections/WrongBookPage";
import { returnLostFocus } from "../../../src/web/ui/lost-focus";
import { openPage, stubServer } from "../open-page";

let stop = (): void => undefined;
beforeEach(() => void (stop = returnLostFocus(document)));
afterEach(() => stop());

const item = (name: string) => ({
  subject: "math",
  area: "number",
  skill: "fractions",
  title: { en: "Fractions", zh: "分数" },
  stem: { en: name, zh: name },
});
const base = (exercise_id: string) => ({
  attempt_id: "a-1",
  menu_id: "map-math",
  family: "map",
  title: { en: "MAP Mathematics", zh: "MAP 数学" },
  exercise_id,
  item: item(exercise_id),
  added_at: 1,
});
const wrong = { mark: "wrong", cause: null, times: 1, due_at: null, is_due: true, streak: 0, mastered_at: null };
const session = { system: "Linux", address: null, created_at: 1, last_seen_at: null };

/** All pages with a list from which rows can be removed, with a server that removes them. */
const lists = {
  "the favourites": () => {
    let list = ["a", "b", "c"].map((id) => ({ ...base(id), note: "" }));
    stubServer({
      favoriteRecord: () => ({ list, total: list.length, page: 1, page_size: 50 }),
      setFavorite: ({ exercise_id, favorite }) => {
        list = list.filter((one) => one.exercise_id !== exercise_id);
        return { exercise_id, favorite, note: "" };
      },
    });
    return openPage(FavoritesPage, "/favorites");
  },
  "the wrong-answer book": () => {
    let list = ["a", "b", "c"].map((id) => ({ ...base(id), ...wrong }));
    stubServer({
      wrongBookList: () => ({ list, total: list.length, page: 1, page_size: 50, due: list.length, skills: [] }),
      deleteWrongBook: ({ exercise_ids }) => {
        list = list.filter(({ exercise_id }) => !(exercise_ids as string[]).includes(exercise_id));
        return { exercise_ids };
      },
    });
    return openPage(WrongBookPage, "/wrongBook");
  },
  "the sessions": () => {
    let list = [
      { ...session, session_id: "here", browser: "Here", is_current: true },
      ...["a", "b", "c"].map((id) => ({ ...session, session_id: id, browser: id, is_current: false })),
    ];
    stubServer({
      sessionList: () => ({ list }),
      endSession: ({ session_id }) => {
        list = list.filter((one) => one.session_id !== session_id);
        return { ended: 1 };
      },
    });
    return openPage(PersonalSessions, "/center");
  },
} as const;
const removal: Readonly<Record<keyof typeof lists, RegExp>> = {
  "the favourites": /^Remove/,
  "the wrong-answer book": /^Remove/,
  "the sessions": /^Sign out .*(a|b|c) on/,
};

describe.each(Object.keys(lists) as (keyof typeof lists)[])("a row that is taken out of %s", (name) => {
  const buttons = () => screen.queryAllByRole("button", { name: removal[name] });
  const row = (button: Element | undefined) => button?.closest("li, article")?.textContent;

  it("gives the focus to the same button of the row in its place, then of the last, then to a heading", async () => {
    await lists[name]();
    await waitFor(() => expect(buttons().length).toBe(3));
    const take = async (place: number, left: number) => {
      buttons()[place]?.focus();
      await act(async () => void fireEvent.click(buttons()[place] as HTMLElement));
      await waitFor(() => expect(buttons().length).toBe(left));
    };
    const last = row(buttons()[2]);
    const first = row(buttons()[0]);
    await take(1, 2);
    await waitFor(() => expect(document.activeElement).toBe(buttons()[1]));
    expect(row(buttons()[1])).toBe(last);
    await take(1, 1);
    await waitFor(() => expect(document.activeElement).toBe(buttons()[0]));
    expect(row(buttons()[0])).toBe(first);
    await take(0, 0);
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  });
});
