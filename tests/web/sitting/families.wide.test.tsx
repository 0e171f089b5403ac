import { clockOnScreen } from "./clock.play";
import { examAutoOnScreen } from "./exam-auto.play";
import { fixedSectionsOnScreen } from "./fixed-sections.play";
import { describeOnScreen } from "./follow";
import { itemAdaptiveOnScreen } from "./item-adaptive.play";
import { mapOnScreen } from "./map.play";

for (const chart of [clockOnScreen, fixedSectionsOnScreen, itemAdaptiveOnScreen, mapOnScreen, examAutoOnScreen])
  describeOnScreen(chart);
