import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { newDraft } from "../../../../src/web/studio/item/edits/new-draft";
import { openEditor, pick, questionServer, savedDraft, tick, write } from "./question-page";

it("a draft has explanation, filing, time and tags, and only names that can be used", async () => {
  const server = questionServer([newDraft("single_choice", "en")]);
  await openEditor();
  write("Explanation", "Since 2 + 2 is 4.");
  write("Skill", "adding numbers");
  write("Subject", "数学");
  pick("Level", "hard");
  write("Expected time in seconds", "90");
  write("Tags, with commas between them", "unit 3, sums ,sums");
  tick("Calculator");
  const { explanation, skill, subject, level, expected_ms, tags, body } = await savedDraft(server);
  expect({ explanation, skill, subject, level, expected_ms, tags, calculator: body.calculator }).toEqual({
    explanation: { en: "Since 2 + 2 is 4." },
    skill: "adding-numbers",
    subject: "general",
    level: "hard",
    expected_ms: 90_000,
    tags: ["unit 3", "sums"],
    calculator: true,
  });
  expect(screen.getByText("Use letters without accents, digits, dots or hyphens.")).toBeTruthy();
});
