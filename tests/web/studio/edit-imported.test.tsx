import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { EditImported } from "../../../src/web/studio/importing/EditImported";
import { loadFaultWords } from "../../../src/web/ui/fault-words";
import { openPage, Refused, stubServer } from "../open-page";

beforeAll(loadFaultWords);

it("opens an imported test as a draft, and says so where it cannot be opened", async () => {
  let fails = true;
  const { asked } = stubServer({
    editImported: () => {
      if (fails) throw new Refused("forbidden");
      return { test_id: "t7", version: 1, saved_at: 1_000 };
    },
  });
  const history = await openPage(() => <EditImported menuId="import-i1-1" />, "/studio/import?import=i1");
  const edit = screen.getByRole<HTMLButtonElement>("button", { name: "Edit the questions" });
  fireEvent.click(edit);
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(history.location.href).toBe("/studio/import?import=i1");
  fails = false;
  fireEvent.click(edit);
  await waitFor(() => expect(history.location.href).toBe("/studio/test?test_id=t7"));
  expect(asked.map(({ name, input }) => [name, input])).toEqual([
    ["editImported", { menu_id: "import-i1-1" }],
    ["editImported", { menu_id: "import-i1-1" }],
  ]);
});
