import type { PlainAnswer, PlainQuestion } from "./plain-question";

const xml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
/** HTML that shows a text, escaped for an XML file. */
const html = (text: string): string => xml(`<p>${xml(text)}</p>`);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const percent = (share: number): string => String(Math.round(share * 1e7) / 1e5);

const moodleAnswer = (answer: PlainAnswer): readonly [type: string, inside: string] => {
  const listed = (texts: readonly string[], fractions: readonly string[]) =>
    texts
      .map((one, index) => `<answer fraction="${fractions[index]}" format="html"><text>${html(one)}</text></answer>`)
      .join("");
  switch (answer.kind) {
    case "one":
      return ["multichoice", `<single>true</single>${listed(answer.options, answer.shares.map(percent))}`];
    case "several":
      return answer.isWhole
        ? ["multichoiceset", listed(answer.options, answer.shares.map(percent))]
        : ["multichoice", `<single>false</single>${listed(answer.options, answer.shares.map(percent))}`];
    case "text": {
      const forms = answer.forms.map(
        ([form, share]) => `<answer fraction="${percent(share)}"><text>${xml(form)}</text></answer>`,
      );
      return ["shortanswer", `<usecase>${answer.isExact ? 1 : 0}</usecase>${forms.join("")}`];
    }
    case "number":
      return [
        "numerical",
        answer.intervals
          .map(([low, high, share]) => {
            const [value, tolerance] = [(low + high) / 2, (high - low) / 2].map((one) => Number(one.toFixed(6)));
            return (
              `<answer fraction="${percent(share)}"><text>${value}</text>` +
              `<tolerance>${tolerance}</tolerance></answer>`
            );
          })
          .join(""),
      ];
    case "pairs": {
      const used = new Set(answer.pairs.map(([, target]) => target));
      const spare = answer.targets.filter((target) => !used.has(target)).map((target) => ["", target] as const);
      return [
        "matching",
        [...answer.pairs, ...spare]
          .map(([source, target]) => {
            const left = source === "" ? "" : html(source);
            const right = `<answer><text>${xml(xml(target))}</text></answer>`;
            return `<subquestion format="html"><text>${left}</text>${right}</subquestion>`;
          })
          .join(""),
      ];
    }
    case "order":
      return [
        "ordering",
        `<selecttype>ALL</selecttype><gradingtype>ALL_OR_NOTHING</gradingtype>${listed(
          answer.order,
          answer.order.map((_, index) => String(index + 1)),
        )}`,
      ];
  }
};

export const writeMoodle = (questions: readonly PlainQuestion[]): string =>
  `${head}<quiz>${questions
    .map(({ stem, points, answer }, index) => {
      const [type, inside] = moodleAnswer(answer);
      return (
        `<question type="${type}"><name><text>q${index}</text></name><questiontext format="html">` +
        `<text>${html(stem)}` +
        `</text></questiontext><defaultgrade>${points}</defaultgrade>${inside}</question>`
      );
    })
    .join("\n")}</quiz>`;

const material = (text: string): string =>
  `<material><mattext texttype="text/html">${html(text)}</mattext>` + `</material>`;
const equal = (value: string, response = "r", more = ""): string =>
  `<varequal respident="${response}"${more}>${xml(value)}</varequal>`;
const scored = (test: string, score: number, action = "Set"): string =>
  `<respcondition continue="No"><conditionvar>${test}</conditionvar><setvar action="${action}" varname="SCORE">` +
  `${percent(score)}</setvar></respcondition>`;
const lid = (ident: string, texts: readonly string[], cardinality: string, before = ""): string =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${before}<render_choice>${texts
    .map((one, index) => `<response_label ident="l${index}">${material(one)}</response_label>`)
    .join("")}</render_choice></response_lid>`;
const fib = '<response_str ident="r" rcardinality="Single"><render_fib/></response_str>';

const courseAnswer = (answer: PlainAnswer): readonly [type: string, asked: string, rules: string] => {
  switch (answer.kind) {
    case "one":
      return [
        "multiple_choice",
        lid("r", answer.options, "Single"),
        answer.shares.map((share, index) => (share === 0 ? "" : scored(equal(`l${index}`), share))).join(""),
      ];
    case "several": {
      const tests = answer.shares.map((share, index) => {
        const test = equal(`l${index}`);
        return share > 0 ? test : `<not>${test}</not>`;
      });
      return [
        "multiple_answers",
        lid("r", answer.options, "Multiple"),
        answer.isWhole
          ? scored(`<and>${tests.join("")}</and>`, 1)
          : answer.shares
              .map((share, index) => (share === 0 ? "" : scored(equal(`l${index}`), share, "Add")))
              .join("")
              .replaceAll('continue="No"', 'continue="Yes"'),
      ];
    }
    case "text":
      return [
        "short_answer",
        fib,
        answer.forms
          .map(([form, share]) => scored(equal(form, "r", answer.isExact ? ' case="Yes"' : ""), share))
          .join(""),
      ];
    case "number":
      return [
        "numerical",
        fib,
        answer.intervals
          .map(([low, high, share]) =>
            scored(`<vargte respident="r">${low}</vargte><varlte respident="r">${high}</varlte>`, share),
          )
          .join(""),
      ];
    case "pairs":
      return [
        "matching",
        answer.pairs.map(([source], index) => lid(`m${index}`, answer.targets, "Single", material(source))).join(""),
        answer.pairs
          .map(([, target], index) =>
            scored(equal(`l${answer.targets.indexOf(target)}`, `m${index}`), 1 / answer.pairs.length, "Add"),
          )
          .join(""),
      ];
    case "order": {
      const sorted = answer.order.toSorted();
      return [
        "ordering",
        lid("r", sorted, "Ordered"),
        scored(answer.order.map((one) => equal(`l${sorted.indexOf(one)}`)).join(""), 1),
      ];
    }
  }
};

export const writeQti1 = (questions: readonly PlainQuestion[]): string =>
  `${head}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="T">` +
  `<section ident="s">${questions
    .map(({ stem, points, answer }, index) => {
      const [type, asked, rules] = courseAnswer(answer);
      const fields = Object.entries({ question_type: `${type}_question`, points_possible: points }).map(
        ([name, value]) =>
          `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`,
      );
      return (
        `<item ident="i${index}" title="q${index}"><itemmetadata>` +
        `<qtimetadata>${fields.join("")}</qtimetadata></itemmetadata>` +
        `<presentation>${material(stem)}${asked}</presentation><resprocessing><outcomes>` +
        `<decvar maxvalue="100" minvalue="${answer.kind === "one" ? -100 : 0}" varname="SCORE" ` +
        `vartype="Decimal"/></outcomes>${rules}</resprocessing></item>`
      );
    })
    .join("\n")}</section></assessment></questestinterop>`;
