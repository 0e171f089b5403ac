import type { PlainAnswer, PlainQuestion } from "./plain-question";

const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`);
const shown = (text: string): string => escaped(asHtml(text));
const weight = (share: number): string => (share === 0 ? "" : `%${Math.round(share * 1e7) / 1e5}%`);

const giftAnswers = (answer: PlainAnswer): string => {
  switch (answer.kind) {
    case "one":
      return answer.options
        .map((option, index) => {
          const share = answer.shares[index] ?? 0;
          return `${share === 1 ? "=" : `~${weight(share)}`}${shown(option)}`;
        })
        .join(" ");
    case "several":
      return answer.options.map((option, index) => `~${weight(answer.shares[index] ?? 0)}${shown(option)}`).join("\n");
    case "text":
      return answer.forms.map(([form, share]) => `=${share === 1 ? "" : weight(share)}${escaped(form)}`).join(" ");
    case "number":
      return `#${answer.intervals.map(([low, high]) => `${low}..${high}`).join("")}`;
    case "pairs": {
      const used = new Set(answer.pairs.map(([, target]) => target));
      const spare = answer.targets.filter((target) => !used.has(target)).map((target) => ["", target] as const);
      return [...answer.pairs, ...spare]
        .map(([source, target]) => `=${shown(source)} -> ` + `${shown(target)}`)
        .join("\n");
    }
    case "order":
      throw new Error("GIFT has no order");
  }
};

export const writeGift = (questions: readonly PlainQuestion[]): string =>
  questions.map(({ stem, answer }, index) => `::q${index}:: ${shown(stem)} {${giftAnswers(answer)}}\n`).join("\n");

const letter = (index: number): string => String.fromCodePoint(65 + index);

export const writeAiken = (questions: readonly PlainQuestion[]): string =>
  questions
    .map(({ stem, answer }) => {
      if (answer.kind !== "one") throw new Error("Aiken has choices only");
      const options = answer.options.map((option, index) => `${letter(index)}. ${option}\n`);
      return `${stem}\n${options.join("")}ANSWER: ${letter(answer.shares.indexOf(1))}\n`;
    })
    .join("\n");
