import type { Book, Stage } from "./book";
import { arrive, isOpened, recordOf, settles, type Scene, type Staging } from "./scene";
import { asksToGoOn } from "./scene-end";
import { lasting } from "./staged-school";

/** The practice items in their order; the first is the worked example and shows its answer. */
export const practiceQuestions: readonly Book["question"][] = [
  { number: 0, exercise: "w1", isLast: false },
  { number: 1, exercise: "w2", isLast: false },
  { number: 2, exercise: "w3", isLast: true },
];
export const practiceQuestionAt = (place: number): Book["question"] => {
  const question = practiceQuestions[place];
  if (question === undefined) throw new Error(`there is no practice at ${place}`);
  return question;
};

/** Expects the worked example on screen, before any practice item. */
export const showsExample = ({ book }: Scene): void => {
  book.page = "example";
  book.question = practiceQuestionAt(0);
  book.chosen = { ...book.chosen, w1: "B", w2: null, w3: null };
};

/** Expects the beginning of the current section. */
const enters = (scene: Scene): void => {
  const { book } = scene;
  book.cover = null;
  book.deadline = book.section === "p1" ? null : Date.now() + lasting;
  if (book.section === "p1") showsExample(scene);
  else if (book.section === "b1") book.page = "break";
  else {
    book.page = "question";
    book.question = { number: 1, exercise: book.section === "s1" ? "e1" : "e4", isLast: book.section === "s2" };
  }
};

interface Place extends Pick<Staging, "device"> {
  readonly kind: "cat" | "sat";
  readonly stage: Stage;
  readonly isHeld?: boolean;
  readonly isDirected?: boolean;
}

/** Opens a window with a sitting at the beginning of this section. */
export const beginAt = async (
  server: Staging["server"],
  { stage, isHeld = false, isDirected = false, ...place }: Place,
): Promise<Scene> => {
  const scene = await arrive({ server, ...place });
  Object.assign(scene.book, { section: stage, isHeld, isDirected });
  enters(scene);
  scene.book.page = "loading";
  await isOpened(scene);
  enters(scene);
  scene.book.isReading = isDirected;
  return scene;
};

/** Expects the hand-in of the section under a cover; the section stays on screen below it. */
export const leaves = (scene: Scene, manifest = ""): void => {
  scene.book.cover = "submitting";
  asksToGoOn(scene, manifest);
};

/** The server opens the next section. */
export const goesOnTo = async (scene: Scene, stage: Stage): Promise<void> => {
  await settles(scene);
  scene.book.section = stage;
  enters(scene);
  (await scene.stage.take("advanceExam")).envelope(200, recordOf(scene));
};
