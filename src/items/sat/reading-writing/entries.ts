import { agreements } from "./conventions/agreement";
import { clauses } from "./conventions/clauses";
import { marks } from "./conventions/marks";
import { nouns } from "./conventions/nouns";
import { supplements } from "./conventions/supplements";
import { verbs } from "./conventions/verbs";
import { easyCrossText } from "./craft/cross-text-easy";
import { hardCrossText } from "./craft/cross-text-hard";
import { mediumCrossText } from "./craft/cross-text-medium";
import { easyStructure } from "./craft/structure-easy";
import { hardStructure } from "./craft/structure-hard";
import { mediumStructure } from "./craft/structure-medium";
import { easyWords } from "./craft/words-easy";
import { hardWords } from "./craft/words-hard";
import { mediumWords } from "./craft/words-medium";
import { written, type Entry } from "./entry";
import { easySynthesis } from "./expression/synthesis-easy";
import { hardSynthesis } from "./expression/synthesis-hard";
import { mediumSynthesis } from "./expression/synthesis-medium";
import { easyTransitions } from "./expression/transitions-easy";
import { hardTransitions } from "./expression/transitions-hard";
import { mediumTransitions } from "./expression/transitions-medium";
import { easyCentral } from "./ideas/central-easy";
import { hardCentral } from "./ideas/central-hard";
import { mediumCentral } from "./ideas/central-medium";
import { easyInferences } from "./ideas/inferences-easy";
import { hardInferences } from "./ideas/inferences-hard";
import { mediumInferences } from "./ideas/inferences-medium";
import { easyQuantitative } from "./ideas/quantitative-easy";
import { hardQuantitative } from "./ideas/quantitative-hard";
import { mediumQuantitative } from "./ideas/quantitative-medium";
import { easyTextual } from "./ideas/textual-easy";
import { hardTextual } from "./ideas/textual-hard";
import { mediumTextual } from "./ideas/textual-medium";

export const entries: readonly Entry[] = [
  ...written("wordsInContext", "easy", easyWords),
  ...written("wordsInContext", "medium", mediumWords),
  ...written("wordsInContext", "hard", hardWords),
  ...written("structurePurpose", "easy", easyStructure),
  ...written("structurePurpose", "medium", mediumStructure),
  ...written("structurePurpose", "hard", hardStructure),
  ...written("crossText", "easy", easyCrossText),
  ...written("crossText", "medium", mediumCrossText),
  ...written("crossText", "hard", hardCrossText),
  ...written("centralIdeas", "easy", easyCentral),
  ...written("centralIdeas", "medium", mediumCentral),
  ...written("centralIdeas", "hard", hardCentral),
  ...written("textualEvidence", "easy", easyTextual),
  ...written("textualEvidence", "medium", mediumTextual),
  ...written("textualEvidence", "hard", hardTextual),
  ...written("quantitativeEvidence", "easy", easyQuantitative),
  ...written("quantitativeEvidence", "medium", mediumQuantitative),
  ...written("quantitativeEvidence", "hard", hardQuantitative),
  ...written("inferences", "easy", easyInferences),
  ...written("inferences", "medium", mediumInferences),
  ...written("inferences", "hard", hardInferences),
  ...clauses,
  ...supplements,
  ...marks,
  ...agreements,
  ...verbs,
  ...nouns,
  ...written("transitions", "easy", easyTransitions),
  ...written("transitions", "medium", mediumTransitions),
  ...written("transitions", "hard", hardTransitions),
  ...written("synthesis", "easy", easySynthesis),
  ...written("synthesis", "medium", mediumSynthesis),
  ...written("synthesis", "hard", hardSynthesis),
];
