import type { GapKey } from "../../../contract/interactions/gaps";
import { rightFormsOf } from "../../../contract/item/credit";
import type { InteractionOf, KeyOf, Option } from "../../../contract/item/item";
import type { QuestionWork } from "../question";
import { asBlocks } from "../xhtml";
import { xmlElement } from "../xml";
import { identifiersOf, nameIn } from "./choices";
import { writeIsWithin } from "./number-tests";
import {
  baseValue,
  condition,
  declaration,
  isCorrect,
  mapping,
  mapResponse,
  processing,
  response,
  scoreVariable,
  setScore,
  scoresOf,
  variable,
  type WrittenInteraction,
} from "./parts";
import { formsDeclaration, isForm, textField } from "./typed";

/** A gap in the form common to all interactions with gaps, with its weight. */
interface Gap {
  readonly id: string;
  readonly weight: number;
  /** The length of the field in characters; 0: the gap is a choice. */
  readonly length: number;
  readonly options: readonly Option[];
  readonly key: GapKey;
}

interface GapsRules {
  readonly lowest: number;
  readonly whole: boolean;
}

/** The parts of an item for one gap. */
interface WrittenGap {
  readonly declaration: string;
  readonly field: string;
  /** XML of the test whether the gap is right. */
  readonly isRight: string;
  /** XML of the rules that add the gap's points to the score; empty: its mapping adds them. */
  readonly adds: string;
}

const addScore = (value: number): string =>
  setScore(xmlElement("qti-sum", {}, [variable("SCORE"), baseValue("float", value)]));

const chosen = (work: QuestionWork, identifier: string, gap: Gap, full: number): WrittenGap => {
  const { key, options } = gap;
  if (key.kind !== "choice") throw new Error("this gap is typed");
  const names = identifiersOf(options, "c");
  const shares = { ...key.credit, [key.option_id]: 1 };
  const entries = Object.entries(shares).map(([id, share]) => ({ key: nameIn(names, id), value: share * full }));
  return {
    declaration: declaration(
      identifier,
      { cardinality: "single", baseType: "identifier" },
      [nameIn(names, key.option_id)],
      mapping(entries),
    ),
    field: xmlElement(
      "qti-inline-choice-interaction",
      { "response-identifier": identifier, shuffle: false },
      options.map(({ option_id: id, content }) =>
        xmlElement("qti-inline-choice", { identifier: nameIn(names, id) }, work.xhtml(content)),
      ),
    ),
    isRight: isCorrect(identifier),
    adds: "",
  };
};

const written = (work: QuestionWork, identifier: string, gap: Gap, full: number, isOnly: boolean): WrittenGap => {
  const { key, length } = gap;
  const field = textField(identifier, length, isOnly ? "gaps" : undefined);
  if (key.kind === "choice") return chosen(work, identifier, gap, full);
  if (key.kind === "text")
    return {
      declaration: formsDeclaration(identifier, key, full),
      field,
      isRight: isForm(identifier, rightFormsOf(key), key.case_sensitive),
      adds: "",
    };
  const branches = [{ ...key, credit: 1 }, ...(key.also ?? [])].map(
    (interval, place) => [writeIsWithin(identifier, interval, place === 0), addScore(interval.credit * full)] as const,
  );
  return {
    declaration: declaration(identifier, { cardinality: "single", baseType: "float" }, [String(key.value)]),
    field,
    isRight: writeIsWithin(identifier, key, true),
    adds: condition(branches),
  };
};

/** The least share that a gap can earn. */
const leastOf = ({ key }: Gap): number => {
  const shares = key.kind === "number" ? (key.also ?? []).map(({ credit }) => credit) : Object.values(key.credit ?? {});
  return Math.min(0, ...shares);
};

const adding = (gaps: readonly WrittenGap[], names: readonly string[], floor: number | null): string => {
  const mapped = gaps.flatMap(({ adds }, place) => (adds === "" ? [mapResponse(names[place] ?? "")] : []));
  const first = mapped.length === 0 ? scoreVariable(0) : setScore(xmlElement("qti-sum", {}, mapped));
  const bound =
    floor === null
      ? ""
      : condition([[xmlElement("qti-lt", {}, [variable("SCORE"), baseValue("float", floor)]), scoreVariable(floor)]]);
  return processing([first, ...gaps.map(({ adds }) => adds), bound]);
};

const writeGaps = (work: QuestionWork, gaps: readonly Gap[], { lowest, whole }: GapsRules): WrittenInteraction => {
  const { points, body } = work.item;
  const weights = gaps.map(({ weight }) => weight);
  const scores = scoresOf(points, weights);
  const names = gaps.map((_, place) => `${response}_${place + 1}`);
  const parts = gaps.map((gap, place) => written(work, names[place] ?? "", gap, scores[place] ?? 0, gaps.length === 1));
  const fields = new Map(gaps.map(({ id }, place) => [id, parts[place]?.field ?? ""]));
  const least = gaps.reduce((sum, gap, place) => sum + leastOf(gap) * (scores[place] ?? 0), 0);
  const floor = lowest * points;
  const allRight = parts.map(({ isRight }) => isRight);
  return {
    declarations: parts.map((part) => part.declaration).join(""),
    body: asBlocks(work.xhtml(body.stem, (gapId) => fields.get(gapId) ?? null)),
    processing: whole
      ? processing(
          condition(
            [[allRight.length === 1 ? allRight.join("") : xmlElement("qti-and", {}, allRight), scoreVariable(points)]],
            scoreVariable(0),
          ),
        )
      : adding(parts, names, least < floor ? floor : null),
  };
};

export const inlineChoice = (
  work: QuestionWork,
  { gaps }: InteractionOf<"inline_choice">,
  { choices, whole }: KeyOf<"inline_choice">,
): WrittenInteraction =>
  writeGaps(
    work,
    gaps.map(({ gap_id: id, options }) => ({
      id,
      weight: 1,
      length: 0,
      options,
      key: { kind: "choice", option_id: choices[id] ?? "" },
    })),
    { lowest: 0, whole: whole === true },
  );

export const gapEntry = (
  work: QuestionWork,
  { gaps }: InteractionOf<"gap_entry">,
  { accepted, whole }: KeyOf<"gap_entry">,
): WrittenInteraction =>
  writeGaps(
    work,
    gaps.map(({ gap_id: id, max_length: length }) => ({
      id,
      weight: 1,
      length,
      options: [],
      key: { kind: "text", accepted: accepted[id] ?? [], case_sensitive: false },
    })),
    { lowest: 0, whole: whole === true },
  );

export const mixedGaps = (
  work: QuestionWork,
  { gaps }: InteractionOf<"gaps">,
  { gaps: keys, weights = {}, lowest = 0, whole }: KeyOf<"gaps">,
): WrittenInteraction =>
  writeGaps(
    work,
    gaps.flatMap((gap) => {
      const key = keys[gap.gap_id];
      if (key === undefined) return [];
      const options = gap.kind === "choice" ? gap.options : [];
      const length = gap.kind === "choice" ? 0 : gap.max_length;
      return [{ id: gap.gap_id, weight: weights[gap.gap_id] ?? 1, length, options, key }];
    }),
    { lowest, whole: whole === true },
  );
