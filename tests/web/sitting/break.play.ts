import { breakMachine } from "../../../machines/families/break.machine";
import type { OnScreen, Turn } from "./follow";
import type { Scene } from "./scene";
import { opening } from "./school";
import { beginAt, leaves } from "./staged-scene";
import { lasting } from "./staged-school";

const happen = async (scene: Scene, { event }: Turn): Promise<void> => {
  const { stage, book } = scene;
  if (event.type === "break.ended") {
    await stage.press("Go on");
    return leaves(scene);
  }
  stage.muteBeats();
  await stage.pass((book.deadline ?? 0) - Date.now());
};

const lastingUntilOver = (isHeld: boolean): Pick<OnScreen["cases"][number], "exploration" | "begin" | "happen"> => ({
  exploration: {
    input: { deadline: opening + lasting, serverTime: opening, isHeld },
    samples: [{ type: "break.ended" }, { type: "clock.expired" }],
  },
  begin: (server) => beginAt(server, { kind: isHeld ? "sat" : "cat", stage: "b1", isHeld }),
  happen,
});

export const breakOnScreen: OnScreen = {
  name: "rest",
  chart: breakMachine,
  uncaused: {},
  cases: [
    { name: "as long as the student likes", paths: 2, ...lastingUntilOver(false) },
    { name: "its whole time", paths: 1, ...lastingUntilOver(true) },
  ],
};
