import type { MultipleChoiceRecord, OptionRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { countIn } from "../attributes";
import { creditByTrial, type PartsCredit } from "../processing/credit";
import { pointsOfValue } from "../processing/mapped-points";
import { followsMapping } from "../processing/mapping-only";
import type { ScoringProgram } from "../processing/program";
import { isSameValue, itemsOf, qtiValueOf, type QtiValue } from "../processing/value";
import type { ResponseDeclaration } from "../response-declaration";
import { atChoices, type Asking, type ItemScope } from "./interaction";
import { checkKey, nameLeastChoices, choiceOptions, promptOf } from "./options";

const mostTried = 12;
const nobody = "\u{F0003}";

/** The points for a set of chosen options: `shares` by option, or `right` if exactly these must be chosen. */
export interface SetCredit {
  readonly points: number;
  readonly lowest: number;
  readonly unansweredCosts: boolean;
  readonly right: readonly string[] | null;
  readonly shares: Readonly<Record<string, number>>;
  /** The options of the declared key; empty: there is none. */
  readonly named: readonly string[];
}
type Scored = Omit<SetCredit, "named">;

const chosen = (identifiers: readonly string[]): QtiValue =>
  identifiers.length === 0 ? null : { ordered: false, items: identifiers };

class SetScoring {
  readonly #program: ScoringProgram;
  readonly #response: ResponseDeclaration;
  readonly #options: readonly string[];
  readonly #most: number;
  readonly named: readonly string[];

  constructor(program: ScoringProgram, response: ResponseDeclaration, options: readonly string[], most: number) {
    this.#program = program;
    this.#response = response;
    this.#options = options;
    this.#most = most > 0 ? most : options.length;
    this.named = itemsOf(qtiValueOf(response.correct, response)).map(String);
  }

  pointsOf(identifiers: readonly string[]): number {
    return this.#program.pointsOf(new Map([[this.#response.identifier, chosen(identifiers)]]));
  }

  credit(): Scored {
    const usage = this.#program.usageOf(this.#response.identifier);
    const [compared, ...more] = usage.compared;
    const oneKey = compared !== undefined && more.every((value) => isSameValue(value, compared) === true);
    if (oneKey && !usage.mapped && usage.others.length === 0) return this.#byKey(itemsOf(compared).map(String));
    if (this.#options.length <= mostTried) return this.#byTrial();
    if (followsMapping(this.#program, this.#response)) return this.#byMapping();
    throw new Refusal("partialCredit", String(this.#options.length));
  }

  #byKey(right: readonly string[]): Scored {
    if (right.length === 0) throw new Refusal("keyMissing");
    if (right.length > this.#most) throw new Refusal("tooManyCorrect", `${right.length} > ${this.#most}`);
    const points = this.pointsOf(right);
    const unanswered = this.pointsOf([]);
    if (points <= 0) throw new Refusal("noFullCredit");
    if (this.pointsOf([nobody]) !== 0 || unanswered > 0) throw new Refusal("partialCredit");
    return {
      points,
      lowest: 0,
      unansweredCosts: unanswered < 0,
      right,
      shares: Object.fromEntries(right.map((identifier) => [identifier, 1 / right.length])),
    };
  }

  #byTrial(): Scored {
    const credit = creditByTrial(
      this.#options.map(() => 2),
      (classes) => {
        const identifiers = this.#options.filter((_, index) => classes[index] === 1);
        return identifiers.length > this.#most ? null : this.pointsOf(identifiers);
      },
    );
    return credit.kind === "whole"
      ? this.#whole(credit)
      : this.#sum(
          credit.points.map(([, one = 0]) => one),
          credit,
        );
  }

  #whole(credit: Extract<PartsCredit, { kind: "whole" }>): Scored {
    if (credit.right.some(({ size }) => size > 1)) return this.#oneOf(credit);
    const right = this.#options.filter((_, index) => credit.right[index]?.has(1));
    return {
      points: credit.most,
      lowest: 0,
      unansweredCosts: credit.unansweredCosts,
      right,
      shares: Object.fromEntries(right.map((identifier) => [identifier, 1 / right.length])),
    };
  }

  /**
   * The credit if one option earns all points and the others neither earn nor cost any. Throws Refusal for other rules.
   */
  #oneOf(credit: Extract<PartsCredit, { kind: "whole" }>): Scored {
    const needed = credit.right.filter(({ size }) => size === 1);
    if (needed.length !== 1 || needed[0]?.has(1) !== true) throw new Refusal("partialCredit");
    return this.#sum(
      credit.right.map(({ size }) => (size === 1 ? credit.most : 0)),
      credit,
    );
  }

  #sum(
    earned: readonly number[],
    { most, lowest, unansweredCosts }: Pick<PartsCredit, "most" | "lowest" | "unansweredCosts">,
  ): Scored {
    const right = earned.filter((points) => points > 0);
    const all = right.reduce((sum, points) => sum + points, 0);
    const count = this.named.length > 0 ? this.named.length : right.length;
    if (count > this.#most) throw new Refusal("tooManyCorrect", `${count} > ${this.#most}`);
    if (all < most - 1e-9 || earned.some((points) => points < -most - 1e-9)) throw new Refusal("partialCredit");
    const shares = this.#options.map((identifier, index) => [identifier, (earned[index] ?? 0) / most] as const);
    return {
      points: most,
      lowest: lowest / most,
      unansweredCosts,
      right: null,
      shares: Object.fromEntries(shares.filter(([, share]) => share !== 0)),
    };
  }

  #byMapping(): Scored {
    const { mapping, baseType } = this.#response;
    if (mapping === null) throw new Refusal("partialCredit");
    const pointsOf = pointsOfValue(mapping, baseType);
    const earned = this.#options.map(pointsOf);
    const sum = (wanted: (points: number) => boolean) =>
      earned.filter(wanted).reduce((total, points) => total + points, 0);
    const most = Math.min(
      mapping.upper,
      sum((points) => points > 0),
    );
    if (most <= 0 || mapping.lower > 0) throw new Refusal("noFullCredit");
    return this.#sum(earned, {
      most,
      lowest: Math.min(
        0,
        Math.max(
          mapping.lower,
          sum((points) => points < 0),
        ),
      ),
      unansweredCosts: false,
    });
  }
}

/**
 * The points for sets of options. Throws Refusal for rules that are neither all or nothing nor a sum over the options.
 */
export const setCredit = (
  program: ScoringProgram,
  response: ResponseDeclaration,
  options: readonly string[],
  most: number,
): SetCredit => {
  const scoring = new SetScoring(program, response, options, most);
  const credit = scoring.credit();
  const { named } = scoring;
  checkKey(named.length > 0, named.length > 0 ? scoring.pointsOf(named) : 0, credit.points);
  return { ...credit, named };
};

/** `right` if there is a declared key and an option outside of it earns something too. */
const rightAmong = ({ named, shares }: SetCredit): Pick<MultipleChoiceRecord, "right"> =>
  named.length > 0 && Object.entries(shares).some(([id, share]) => share > 0 && !named.includes(id))
    ? { right: named }
    : {};

/** Reads an interaction in which several options may be chosen. Throws Refusal. */
export const multipleChoiceOf = (
  element: XmlElement,
  choices: readonly XmlElement[],
  response: ResponseDeclaration,
  scope: ItemScope,
): Asking => {
  if (response.baseType !== "identifier" || response.cardinality !== "multiple")
    throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality}`);
  const { options, shuffle }: { options: readonly OptionRecord[]; shuffle: boolean } = choiceOptions(
    element,
    choices,
    scope,
  );
  const most = countIn(element, "maxChoices", 1);
  const credit = setCredit(
    scope.program,
    response,
    options.map(({ id }) => id),
    most,
  );
  if (credit.unansweredCosts) scope.notes.add("unansweredFree");
  nameLeastChoices(countIn(element, "minChoices", 0), scope.notes);
  const asked: MultipleChoiceRecord = {
    kind: "multiple_choice",
    options,
    shuffle,
    most,
    marking: credit.right ? "whole" : "shares",
    shares: credit.shares,
    ...(credit.right === null ? rightAmong(credit) : {}),
  };
  return {
    asked,
    points: credit.points,
    lowest: credit.lowest,
    placements: new Map([[element, atChoices]]),
    prompt: promptOf(element, scope),
  };
};
