import { choices, declaration, itemXml, packageOf } from "../../items/import/fixtures";

const words = "river stone cloud tiger lemon paper winter circle garden silver".split(" ");
const sentence = (seed: number): string =>
  Array.from({ length: 12 }, (_, place) => words[(seed * 7 + place * 3 + ((seed >> 3) % 5)) % words.length]).join(" ");

const optionsOf = (seed: number): string[] => [0, 1, 2, 3].map((place) => `${sentence(seed + place)} ${place}`);

/** A QTI 2.1 package of plain single choices. */
export const plainPackage = (count: number): Promise<Buffer> =>
  packageOf(
    Array.from({ length: count }, (_, place) =>
      itemXml({
        identifier: `plain-${place}`,
        declaration: declaration("identifier", "single", ["c2"]),
        body: `<p>${sentence(place)}, number ${place}?</p>${choices('maxChoices="1"', optionsOf(place))}`,
      }),
    ),
  );

const styled = (seed: number): string =>
  `<p style="text-align:center"><strong>${sentence(seed)}</strong> <em>${sentence(seed + 1)}</em></p>` +
  `<table><tbody>${[0, 1, 2]
    .map((row) => `<tr><td style="padding:4px">${sentence(seed + row)}</td><td><sub>${row}</sub></td></tr>`)
    .join("")}</tbody></table>`;

/** One QTI 1.2 file of about `bytes` bytes with `count` single choices whose texts are escaped HTML. */
export const largeBank = (bytes: number, count: number): Buffer => {
  const perQuestion = Math.floor(bytes / count);
  const questions = Array.from({ length: count }, (_, place) => {
    const part = styled(place).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
    const text = part.repeat(Math.max(1, Math.floor(perQuestion / part.length)));
    const labels = optionsOf(place)
      .map(
        (option, at) =>
          `<response_label ident="${at}"><material><mattext texttype="text/html">${option}</mattext></material>` +
          "</response_label>",
      )
      .join("");
    return (
      `<item ident="q${place}" title="Question ${place}"><itemmetadata><qtimetadata><qtimetadatafield>` +
      "<fieldlabel>question_type</fieldlabel><fieldentry>multiple_choice_question</fieldentry>" +
      "</qtimetadatafield></qtimetadata></itemmetadata><presentation><material>" +
      `<mattext texttype="text/html">${text}</mattext></material>` +
      `<response_lid ident="response1" rcardinality="Single"><render_choice>${labels}</render_choice></response_lid>` +
      '</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" ' +
      'vartype="Decimal"/></outcomes><respcondition continue="No"><conditionvar><varequal respident="response1">1' +
      '</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>' +
      "</item>"
    );
  });
  return Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?><questestinterop ' +
      'xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="bank" title="Large bank">' +
      `<section ident="root_section">${questions.join("")}</section></assessment></questestinterop>`,
  );
};

/** A GIFT file of single choices, numbers, short answers and matching. */
export const giftFile = (count: number): string =>
  Array.from({ length: count }, (_, place) => {
    const [right, ...wrong] = optionsOf(place);
    const answers = [
      `=${right} ${wrong.map((option) => `~${option}`).join(" ")}`,
      `#${place}:0.5`,
      `=${right} =%50%${wrong[0]}`,
      `=${right} -> one =${wrong[0]} -> two =${wrong[1]} -> three`,
    ];
    return `::q${place}:: ${sentence(place)} number ${place}? {${answers[place % answers.length]}}`;
  }).join("\n\n");
