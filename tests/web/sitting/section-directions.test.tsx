import { afterEach, expect, it, vi } from "vitest";
import { onStage } from "./follow";
import { begin, type Scene } from "./scene";
import { choice, fixed, listed, section } from "./school";
import { until } from "./ticks";

const server = onStage();
let scene: Scene;
afterEach(() => {
  scene.stage.close();
  localStorage.clear();
  vi.clearAllTimers();
});

const dialog = (): HTMLElement | null => document.querySelector("dialog[open]");
const directed = { ...section("s1", 2, "Passages"), directions: { en: "<p>Read, then <b>choose</b>.</p>" } };
const passage = {
  stimulus_id: "fox",
  title: { en: "The fox" },
  content: { en: "<p>A fox crossed the field at noon.</p>" },
};
const onPassage = (id: string) => listed({ ...choice(id), stimulus: passage });

it("a test of one section shows its directions before the questions, and again when asked", async () => {
  const { title } = fixed();
  scene = await begin(
    { server: server(), kind: "fixed" },
    {
      sections: [directed],
      exercise_list: [{ stage: "s1", title, exercise_item: [listed(choice("e1")), listed(choice("e2"))] }],
    },
  );
  await until(() => dialog() !== null, "the directions are open");
  expect(dialog()?.querySelector("b")?.textContent).toBe("choose");
  expect(dialog()?.textContent).toContain("Directions · Passages");
  await scene.stage.press("Close");
  expect(dialog()).toBeNull();
  expect(scene.stage.canPress("Directions · Passages")).toBe(true);
  await scene.stage.answer("A");
  await scene.stage.press("Next");
  await scene.stage.press("Directions · Passages");
  expect(dialog()?.textContent).toContain("Read, then choose.");
});

it("a section in which something was answered opens at its questions", async () => {
  const { title } = fixed();
  const answered = {
    exercise_id: "e1",
    answer: { type: "single_choice" as const, option_id: "A" },
    revision: 1,
    epoch: 0,
    seq: 2,
    saved_at: 1,
    elapsed_ms: 10,
    check_status: 0 as const,
    held: false,
  };
  scene = await begin(
    { server: server(), kind: "fixed" },
    {
      sections: [directed],
      exercise_list: [{ stage: "s1", title, exercise_item: [listed(choice("e1")), listed(choice("e2"))] }],
      answers: [answered],
    },
  );
  await until(() => scene.stage.canPress("Directions · Passages"), "the section is open");
  expect(dialog()).toBeNull();
});

it("a section without directions offers none", async () => {
  scene = await begin({ server: server(), kind: "fixed" });
  await until(() => scene.stage.canPress("Next"), "the section is open");
  expect(dialog()).toBeNull();
  expect(document.body.textContent).not.toContain("Directions");
});

it("a passage that questions share is shown beside each of them", async () => {
  const { title } = fixed();
  scene = await begin(
    { server: server(), kind: "fixed" },
    {
      sections: [section("s1", 3, "Passages")],
      exercise_list: [{ stage: "s1", title, exercise_item: [onPassage("e1"), onPassage("e2"), listed(choice("e3"))] }],
    },
  );
  const beside = () => document.querySelector("[role=region][aria-label=Passage]")?.textContent ?? null;
  const shown = "The foxA fox crossed the field at noon.";
  await until(() => beside() === shown, "the first question is on screen");
  await scene.stage.press("Next");
  expect([document.querySelector("main h1")?.textContent, beside()]).toEqual(["Question 2", shown]);
  await scene.stage.press("Next");
  expect([document.querySelector("main h1")?.textContent, beside()]).toEqual(["Question 3", null]);
});
