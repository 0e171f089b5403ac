import type { VocabularySet } from "../model";
import { vocabulary160 } from "./level-160";
import { vocabulary170 } from "./level-170";
import { vocabulary180 } from "./level-180";
import { vocabulary190 } from "./level-190";
import { vocabulary200 } from "./level-200";
import { vocabulary210 } from "./level-210";
import { vocabulary220 } from "./level-220";
import { vocabulary230 } from "./level-230";
import { vocabulary240 } from "./level-240";

export const vocabulary: readonly VocabularySet[] = [
  vocabulary160,
  vocabulary170,
  vocabulary180,
  vocabulary190,
  vocabulary200,
  vocabulary210,
  vocabulary220,
  vocabulary230,
  vocabulary240,
];
