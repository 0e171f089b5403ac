import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { FavoriteButton } from "../../../src/web/results/analyse/FavoriteButton";
import { openPage, stubServer } from "../open-page";

const Page = () => <FavoriteButton attemptId="a-1" exerciseId="e-1" />;

it("keeps a question with a note, and takes it away", async () => {
  let kept: { readonly exercise_id: string; readonly note: string }[] = [];
  const { asked } = stubServer({
    favoriteRecord: () => ({ list: kept, total: kept.length, page: 1, page_size: 50 }),
    setFavorite: ({ exercise_id, favorite, note }) => {
      const before = kept.find((one) => one.exercise_id === exercise_id)?.note ?? "";
      kept =
        favorite === true ? [{ exercise_id: String(exercise_id), note: typeof note === "string" ? note : before }] : [];
      return { exercise_id, favorite, note: kept[0]?.note ?? "" };
    },
  });
  await openPage(Page, "/analyse?attempt_id=a-1");
  fireEvent.click(await screen.findByRole("button", { name: "Keep as a favourite" }));
  const note = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Note" });
  const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save note" });
  expect([(await note()).value, save().disabled]).toEqual(["", true]);
  fireEvent.change(await note(), { target: { value: "units first " } });
  fireEvent.click(save());
  await waitFor(async () => expect([(await note()).value, save().disabled]).toEqual(["units first", true]));
  fireEvent.click(screen.getByRole("button", { name: "Favourite", pressed: true }));
  await screen.findByRole("button", { name: "Keep as a favourite" });
  expect(screen.queryByRole("textbox")).toBeNull();
  const sent = asked.flatMap(({ name, input }) => (name === "setFavorite" ? [[input["favorite"], input["note"]]] : []));
  expect(sent).toEqual([
    [true, undefined],
    [true, "units first"],
    [false, undefined],
  ]);
});
