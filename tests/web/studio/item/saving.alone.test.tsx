import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { draftOf } from "../../../support/drafts";
import { openEditor, press, questionServer, savedDraft, write } from "./question-page";

describe("the editor of one question", () => {
  it("creates a new question by the first save and stays in it", async () => {
    const server = questionServer();
    const history = await openEditor("/studio/item");
    write("Question", "How many?");
    write("Choice A", "One");
    const { body } = await savedDraft(server);
    expect([body.stem, "options" in body.interaction && body.interaction.options[0]?.content]).toEqual([
      { en: "How many?" },
      { en: "One" },
    ]);
    await waitFor(() => expect(history.location.search).toBe("?item_id=q1"));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Question").value).toBe("How many?");
    expect(screen.getByText("Saved 10:42:07")).toBeTruthy();
    expect(server.asked.filter(({ name }) => name === "saveItem")).toHaveLength(1);
  });

  it("takes steps back and forward, also over a version of the server", async () => {
    const server = questionServer([draftOf("first"), draftOf("second")]);
    await openEditor();
    write("Question", "third");
    await savedDraft(server);
    press("Undo (Ctrl+Z)");
    expect((await savedDraft(server)).body.stem).toEqual({ en: "<p>second</p>" });
    press("Undo (Ctrl+Z)");
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("Question").value).toBe("<p>first</p>"));
    press("Redo (Shift+Ctrl+Z)");
    press("Redo (Shift+Ctrl+Z)");
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("Question").value).toBe("third"));
    expect((await savedDraft(server)).body.stem).toEqual({ en: "third" });
  });
});
