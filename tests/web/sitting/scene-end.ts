import type { Scene } from "./scene";

const results = { fixed: "result", adaptive: "MAPResult", cat: "CATResult", sat: "SATResult" } as const;

/** Expects the end of the attempt and its result on screen. */
export const isOver = ({ book }: Scene): void => {
  book.page = "result";
  book.cover = null;
  book.at = `/examAccess/${results[book.kind]}?attempt_id=a1`;
};

/** Goes from a question of a fixed section to the overview, and confirms the hand-in. */
export const handIn = async (scene: Scene): Promise<void> => {
  const { stage, book } = scene;
  if (book.section === "s1") await stage.press("Question 3, open");
  await stage.press("Review");
  const onward = book.section === "s1" ? "Go on to the next section" : "Submit";
  await stage.press(onward);
  await stage.press(onward);
  book.page = "bare";
  book.cover = "submitting";
};

/** Expects the request for leaving the section, with the answers given in it. */
export const asksToGoOn = ({ book }: Scene, manifest: string, without = ""): void => {
  const rest = without === "" ? "" : ` without [${without}]`;
  book.sent.push(`advance ${book.kind === "adaptive" ? "main" : book.section} lease-1 [${manifest}]${rest}`);
};
