import type { FamilyRules } from "../family-rules";
import type { RitRule } from "../map/report";
import { ritRules } from "../map/rules";

/** Of the tests for children who do not read yet: the scale ends sooner, and the band is as wide as it is. */
const miniRule: RitRule = { scale: [100, 240], judgesBand: false };

/** RIT scores by the norms of kindergarten to grade 2. */
export const mapMiniRules: FamilyRules = ritRules(miniRule);
