import { describeOnScreen } from "./follow";
import { sittingOnScreen } from "./sitting.play";

describeOnScreen(sittingOnScreen);
