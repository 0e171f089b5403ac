import { expect, it } from "vitest";
import {
  add,
  choices,
  dataOf,
  entry,
  isRight,
  itemOf,
  itemType,
  manifestOf,
  mapping,
  mapResponse,
  orWhen,
  response,
  rules,
  set,
  testOf,
  testType,
  value,
  variable,
  when,
} from "./builders";

const half = when(
  isRight(),
  set(value(2)),
  orWhen(`<match>${variable()}${value("a", "identifier")}</match>`, set(value(1))),
);
const near = `<equal toleranceMode="absolute" tolerance="0.5">${variable("R2")}<correct identifier="R2"/></equal>`;
const items: Readonly<Record<string, string>> = {
  choice: itemOf({
    responses: response("identifier", ["b"]),
    body: `<p dir="rtl">Which?</p>${choices(["red", "green", "blue"], 'shuffle="true" maxChoices="1"', "Choose.")}`,
    processing: rules(half),
  }),
  several: itemOf({
    responses: response(
      "identifier multiple",
      ["a", "b"],
      mapping({ a: 1, b: 2, c: -1 }, 'lowerBound="-0.5" upperBound="3"'),
    ),
    body: `<p>Some?</p>${choices(["red", "green", "blue"], 'shuffle="false" maxChoices="0"')}`,
    processing: mapResponse,
  }),
  text: itemOf({
    responses: response("string", ["four"], mapping({ four: 2, fore: 1 }, "", 'caseSensitive="false"')),
    body: `<p>How many? ${entry("RESPONSE", 'expectedLength="9"')}</p>`,
    processing: mapResponse,
  }),
  gaps: itemOf({
    responses: response("string", ["six"], "", "R1") + response("float", ["10"], "", "R2"),
    body: `<p>Five and one: ${entry("R1")}; five and five: ${entry("R2")}.</p>`,
    processing: rules(when(isRight("R1"), add(value(1))), when(near, add(value(2)))),
  }),
};
const limits = '<timeLimits maxTime="30"/>';
const test = testOf(
  `<timeLimits maxTime="600"/><testPart identifier="P" navigationMode="nonlinear" submissionMode="simultaneous">` +
    `<itemSessionControl maxAttempts="2"/><assessmentSection identifier="S" title="First" visible="true">` +
    `<rubricBlock view="candidate"><p>Read.</p></rubricBlock>` +
    `<selection select="2"/><ordering shuffle="true"/>${limits}` +
    `<assessmentItemRef identifier="one" href="choice.xml"><weight identifier="W" value="2"/>${limits}` +
    "</assessmentItemRef>" +
    '<assessmentItemRef identifier="two" href="several.xml"/><assessmentItemRef identifier="three" href="text.xml"/>' +
    '<assessmentItemRef identifier="four" href="gaps.xml" fixed="false"/></assessmentSection></testPart>',
);
const files: Readonly<Record<string, string>> = { test, ...items };

/** What an author could have written otherwise, each with another value. */
const data: readonly (readonly [of: RegExp, other: (written: string) => string])[] = [
  [/(?<=<(?:p|prompt|simpleChoice)[^<>]*>)[^<]+/g, (text) => `z${text}`],
  [/(?<=<value>)[^<]+/g, (key) => (key === "a" ? "c" : key === "b" ? "c" : /^\d+$/.test(key) ? "11" : `${key}z`)],
  [/(?<=<baseValue[^<>]*>)[^<]+/g, (written) => (written === "a" ? "c" : String(Number(written) / 4))],
  [/(?<= (?:mappedValue|lowerBound)=")[^"]+/g, (points) => String(Number(points) + 0.25)],
  [/(?<= upperBound=")[^"]+/g, () => "2"],
  [/(?<= (?:tolerance|maxTime|select|maxAttempts)=")[^"]+/g, (written) => String(Number(written) + 1)],
  [/(?<=<weight[^<>]* value=")[^"]+/g, () => "3"],
  [/(?<=RESPONSE" expectedLength=")[^"]+/g, () => "10"],
  [/(?<= (?:shuffle|fixed|visible|caseSensitive)=")[^"]+/g, (written) => (written === "true" ? "false" : "true")],
  [/(?<= navigationMode=")[^"]+/g, () => "linear"],
  [/(?<= submissionMode=")[^"]+/g, () => "individual"],
  [/(?<= view=")[^"]+/g, () => "scorer"],
  [/(?<= dir=")[^"]+/g, () => "ltr"],
  [/(?<= title=")[^"]+/g, (title) => `${title}z`],
  [/(?<= cardinality=")multiple/g, () => "ordered"],
  [/(?<=<simpleChoice identifier=")[^"]+/g, () => "z"],
];

const said = async (written: Readonly<Record<string, string>>): Promise<string> => {
  const names = Object.keys(written);
  const types = names.map((name) => [`${name}.xml`, name === "test" ? testType : itemType] as const);
  return JSON.stringify(
    await dataOf([
      { name: "imsmanifest.xml", data: manifestOf(Object.fromEntries(types)) },
      ...names.map((name) => ({ name: `${name}.xml`, data: written[name] ?? "" })),
    ]),
  );
};

it("a package of QTI 2 with one datum changed gives other questions or says something else", async () => {
  const before = await said(files);
  expect(before).not.toContain("refused");
  const silent: string[] = [];
  let tried = 0;
  for (const [name, xml] of Object.entries(files))
    for (const [of, other] of data)
      for (const match of xml.matchAll(of)) {
        const [written] = match;
        const changed = `${xml.slice(0, match.index)}${other(written)}${xml.slice(match.index + written.length)}`;
        tried += 1;
        if ((await said({ ...files, [name]: changed })) === before)
          silent.push(xml.slice(match.index - 60, match.index + written.length));
      }
  expect(silent).toEqual([]);
  expect(tried).toBeGreaterThan(60);
});
