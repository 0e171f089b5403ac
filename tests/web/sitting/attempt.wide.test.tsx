import { attemptOnScreen } from "./attempt.play";
import { describeOnScreen } from "./follow";
import { handInOnScreen } from "./hand-in.play";

for (const chart of [attemptOnScreen, handInOnScreen]) describeOnScreen(chart);
