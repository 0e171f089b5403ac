import { describeOnScreen } from "./follow";
import { practiceOnScreen } from "./practice.play";
import { restOnScreen } from "./rest.play";
import { catOnScreen, satOnScreen } from "./staged-families.play";

for (const chart of [practiceOnScreen, restOnScreen, catOnScreen, satOnScreen]) describeOnScreen(chart);
