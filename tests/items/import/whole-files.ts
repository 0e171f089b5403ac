import { largeBank } from "../../bench/import/generated-files";
import { choices, declaration, entry, itemXml, mapResponse, packageOf } from "./fixtures";
import { answer, moodleQuestion } from "./moodle-file";

const moodle = (questions: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions}\n</quiz>\n`;

const points =
  '<mapping lowerBound="0" upperBound="2" defaultValue="-1"><mapEntry mapKey="c1" mappedValue="1"/></mapping>';

/** One good file of each format, by name. */
export const wholeFiles = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  "QTI package": await packageOf([
    itemXml(),
    itemXml({
      declaration: declaration("identifier", "multiple", ["c1"], points),
      body: `<p>Which?</p>${choices('maxChoices="0" shuffle="true"')}`,
      processing: mapResponse,
    }),
    itemXml({ declaration: declaration("string", "single", ["four"]), body: `<p>Write 4.</p>${entry}` }),
  ]),
  "QTI item": Buffer.from(itemXml()),
  "QTI 1.2": largeBank(20_000, 4),
  Moodle: Buffer.from(
    moodle(
      moodleQuestion("multichoice", "Which floats?", answer("100", "cork") + answer("-33.33333", "iron")) +
        moodleQuestion("shortanswer", "Left side?", answer("100", "port") + answer("50", "larboard")) +
        moodleQuestion("numerical", "When?", answer("100", "1852", "<tolerance>2</tolerance>")),
    ),
  ),
  GIFT: Buffer.from(
    "::w1:: Which cloud is high? {=cirrus ~%-50%stone ~fog#low}\n\n::w2:: Hail falls. {FALSE#no####Look up.}\n\n" +
      "How warm is it? {#2.5:0.5}\n\nIt is called {=hail =%50%ice}.\n\nJoin. {=sun -> warm =snow -> cold}\n",
  ),
  Aiken: Buffer.from("Which is a metal?\nA. wood\nB. iron\nANSWER: B\n\nWhich melts?\nA) wax\nB) stone\nANSWER: A\n"),
});
