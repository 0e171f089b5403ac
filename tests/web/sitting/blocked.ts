import type { Received } from "../../support/patient-server";
import { onItsWay, type Scene } from "./scene";
import { ticks } from "./ticks";

/**
 * Lets time pass while a gateway blocks all answers, but no other calls, through many tries. If no heartbeat was
 * answered meanwhile, the server counts as unreached.
 */
export const passesBlocked = async (
  { stage, book }: Scene,
  seconds: number,
  trouble: "blocked" | "unreached" = "blocked",
): Promise<void> => {
  const forbid = (request: Received) => request.answer(403, "<h1>Forbidden</h1>", { "content-type": "text/html" });
  stage.block("answerExercise", forbid);
  if (book.isUnderWay) forbid(await onItsWay({ stage, book }));
  book.isUnderWay = false;
  book.trouble = trouble;
  for (let second = 0; second < seconds; second += 1) {
    await stage.pass(1_000);
    await ticks();
  }
  book.sent = [...stage.sent];
};
