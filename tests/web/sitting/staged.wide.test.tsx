import { breakOnScreen } from "./break.play";
import { describeOnScreen } from "./follow";
import { practiceOnScreen } from "./practice-section.play";
import { catOnScreen, satOnScreen } from "./staged-families.play";

for (const chart of [practiceOnScreen, breakOnScreen, catOnScreen, satOnScreen]) describeOnScreen(chart);
