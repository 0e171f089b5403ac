import { agreements } from "./conventions/agreement";
import { clauses } from "./conventions/clauses";
import { punctuationEntries } from "./conventions/marks";
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
import { authoredEntries, type Entry } from "./entry";
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
  ...authoredEntries("wordsInContext", "easy", easyWords),
  ...authoredEntries("wordsInContext", "medium", mediumWords),
  ...authoredEntries("wordsInContext", "hard", hardWords),
  ...authoredEntries("structurePurpose", "easy", easyStructure),
  ...authoredEntries("structurePurpose", "medium", mediumStructure),
  ...authoredEntries("structurePurpose", "hard", hardStructure),
  ...authoredEntries("crossText", "easy", easyCrossText),
  ...authoredEntries("crossText", "medium", mediumCrossText),
  ...authoredEntries("crossText", "hard", hardCrossText),
  ...authoredEntries("centralIdeas", "easy", easyCentral),
  ...authoredEntries("centralIdeas", "medium", mediumCentral),
  ...authoredEntries("centralIdeas", "hard", hardCentral),
  ...authoredEntries("textualEvidence", "easy", easyTextual),
  ...authoredEntries("textualEvidence", "medium", mediumTextual),
  ...authoredEntries("textualEvidence", "hard", hardTextual),
  ...authoredEntries("quantitativeEvidence", "easy", easyQuantitative),
  ...authoredEntries("quantitativeEvidence", "medium", mediumQuantitative),
  ...authoredEntries("quantitativeEvidence", "hard", hardQuantitative),
  ...authoredEntries("inferences", "easy", easyInferences),
  ...authoredEntries("inferences", "medium", mediumInferences),
  ...authoredEntries("inferences", "hard", hardInferences),
  ...clauses,
  ...supplements,
  ...punctuationEntries,
  ...agreements,
  ...verbs,
  ...nouns,
  ...authoredEntries("transitions", "easy", easyTransitions),
  ...authoredEntries("transitions", "medium", mediumTransitions),
  ...authoredEntries("transitions", "hard", hardTransitions),
  ...authoredEntries("synthesis", "easy", easySynthesis),
  ...authoredEntries("synthesis", "medium", mediumSynthesis),
  ...authoredEntries("synthesis", "hard", hardSynthesis),
];
