import type { Answer, ItemKey } from "../../../../src/contract/item/item";

/**
 * A second way to work out credit, written from the words of the specification: it shares no code with the scorer. Its
 * texts and numbers are only those that the samples use.
 */
type Shares = { readonly [name: string]: number } | undefined;
interface Range {
  value: number;
  tolerance: number;
  low?: number | undefined;
  high?: number | undefined;
}
interface Outcome {
  readonly mark: "right" | "partly" | "wrong" | "skipped";
  readonly credit: number;
}

const wideLetters = "ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ";

function plain(text: string, isCaseSensitive: boolean): string {
  let out = "";
  for (const character of text.trim()) {
    const wide = wideLetters.indexOf(character);
    out += wide >= 0 ? "abcdefghijklmnopqrstuvwxyz".charAt(wide) : character === "’" ? "'" : character;
  }
  return isCaseSensitive ? out : out.toLowerCase();
}

function readPlainNumber(text: string): number | undefined {
  const [top = "", under] = text.replace("−", "-").trim().split("/");
  if (!/^-?\d+(\.\d+)?$/.test(top)) return undefined;
  return under === undefined ? Number(top) : Number(top) / Number(under);
}

function inRange(range: Range, entered: number): boolean {
  const from = range.low ?? range.value - range.tolerance;
  const to = range.high ?? range.value + range.tolerance;
  return entered > from - 1e-7 && entered < to + 1e-7;
}

function numberEarns(key: Range & { also?: (Range & { credit: number })[] | undefined }, text: string): number {
  const entered = readPlainNumber(text);
  if (entered === undefined) return 0;
  for (const range of [{ ...key, credit: 1 }, ...(key.also ?? [])]) if (inRange(range, entered)) return range.credit;
  return 0;
}

function textEarns(accepted: readonly string[], isCaseSensitive: boolean, shares: Shares, text: string): number {
  const table = new Map<string, number>();
  for (const form of accepted) table.set(plain(form, isCaseSensitive), 1);
  for (const [form, part] of Object.entries(shares ?? {})) table.set(plain(form, isCaseSensitive), part);
  return table.get(plain(text, isCaseSensitive)) ?? 0;
}

const optionEarns = (right: string, shares: Shares, chosen: string): number => {
  if (chosen === right) return 1;
  return shares?.[chosen] ?? 0;
};

function optionsEarn(right: string[], shares: NonNullable<Shares>, chosen: string[]): number {
  const isExact = [...right].toSorted().join() === [...chosen].toSorted().join();
  if (isExact) return 1;
  let sum = 0;
  for (const id of chosen) {
    const named = shares[id];
    if (named !== undefined) sum += named;
    else if (right.includes(id)) sum += 1 / right.length;
  }
  return sum;
}

const limited = (sum: number, least: number | undefined): number => {
  if (sum > 0.999999999) return 1;
  const floor = least ?? 0;
  return sum < floor ? floor : sum;
};

const outcome = (credit: number): Outcome => ({
  mark: credit === 1 ? "right" : credit > 0 ? "partly" : "wrong",
  credit: credit === 0 ? 0 : credit,
});
const nothing: Outcome = { mark: "skipped", credit: 0 };

function wholeChoice(right: string[], chosen: string[]): Outcome {
  const hits = chosen.filter((id) => right.includes(id)).length;
  const others = chosen.length - hits;
  if (hits === right.length && others === 0) return outcome(1);
  return { mark: hits > others ? "partly" : "wrong", credit: 0 };
}

type GapsKey = Extract<ItemKey, { type: "gaps" }>;
type GapsAnswer = Extract<Answer, { type: "gaps" }>;

function gapsEarn(key: GapsKey, answer: GapsAnswer): number {
  let top = 0;
  let bottom = 0;
  for (const [id, gap] of Object.entries(key.gaps)) {
    const weight = key.weights?.[id] ?? 1;
    const typed = answer.texts[id] ?? "";
    bottom += weight;
    if (gap.kind === "choice") top += weight * optionEarns(gap.option_id, gap.credit, answer.choices[id] ?? "");
    else if (typed.trim() === "") top += 0;
    else if (gap.kind === "number") top += weight * numberEarns(gap, typed);
    else top += weight * textEarns(gap.accepted, gap.case_sensitive, gap.credit, typed);
  }
  return top / bottom;
}

/** Mark and credit of an answer. */
export function secondScore(key: ItemKey, answer: Answer): Outcome {
  if (key.type === "single_choice" && answer.type === "single_choice")
    return outcome(limited(optionEarns(key.option_id, key.credit, answer.option_id), key.lowest));
  if (key.type === "multiple_choice" && answer.type === "multiple_choice") {
    if (answer.option_ids.length === 0) return nothing;
    if (key.credit === undefined) return wholeChoice(key.option_ids, answer.option_ids);
    return outcome(limited(optionsEarn(key.option_ids, key.credit, answer.option_ids), key.lowest));
  }
  if (key.type === "text_entry" && answer.type === "text_entry") {
    if (answer.text.trim() === "") return nothing;
    return outcome(limited(textEarns(key.accepted, key.case_sensitive, key.credit, answer.text), key.lowest));
  }
  if (key.type === "numeric_entry" && answer.type === "numeric_entry") {
    if (answer.text.trim() === "") return nothing;
    return outcome(limited(numberEarns(key, answer.text), key.lowest));
  }
  if (key.type === "gaps" && answer.type === "gaps") {
    const isBlank = [...Object.values(answer.texts), ...Object.values(answer.choices)].every(
      (one) => one.trim() === "",
    );
    if (isBlank) return nothing;
    const marked = outcome(limited(gapsEarn(key, answer), key.lowest));
    return key.whole && marked.mark === "partly" ? { mark: "partly", credit: 0 } : marked;
  }
  throw new Error(`no second way to score ${key.type}`);
}
