import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { identifierOf } from "../attributes";
import { addsByPlace } from "../processing/place-sums";
import type { ScoringProgram } from "../processing/program";
import { isSameValue, itemsOf, qtiValueOf } from "../processing/value";
import type { ResponseDeclaration } from "../response-declaration";
import { fixedShuffle } from "./fixed-shuffle";
import { atChoices, type InteractionReader } from "./interaction";
import { checkKey, choiceOptions, promptOf } from "./options";

const mostPermuted = 6;

const permutations = (items: readonly string[]): string[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
      );

interface OrderCredit {
  readonly points: number;
  readonly order: readonly string[];
  readonly marking: "shares" | "whole";
  readonly unansweredCosts: boolean;
}

class OrderScoring {
  readonly #program: ScoringProgram;
  readonly #response: string;

  constructor(program: ScoringProgram, response: string) {
    this.#program = program;
    this.#response = response;
  }

  pointsOf(items: readonly string[]): number {
    const value = items.length === 0 ? null : { ordered: true, items };
    return this.#program.pointsOf(new Map([[this.#response, value]]));
  }

  byKey(order: readonly string[]): OrderCredit {
    const [points, unanswered] = [this.pointsOf(order), this.pointsOf([])];
    if (points <= 0) throw new Refusal("noFullCredit");
    if (this.pointsOf(order.toReversed()) !== 0 || unanswered > 0) throw new Refusal("partialCredit");
    return { points, order, marking: "whole", unansweredCosts: unanswered < 0 };
  }

  /** The credit for rules whose form shows that each option in its right place earns the same part. */
  byPlace(order: readonly string[]): OrderCredit {
    const points = this.pointsOf(order);
    if (points <= 0) throw new Refusal("noFullCredit");
    if (this.pointsOf([]) !== 0) throw new Refusal("partialCredit");
    return { points, order, marking: "shares", unansweredCosts: false };
  }

  /** Tries every order: each option in its right place must earn the same part. */
  byTrial(choices: readonly string[]): OrderCredit {
    const tried = permutations(choices).map((order) => ({ order, points: this.pointsOf(order) }));
    const best = tried.toSorted((one, other) => other.points - one.points)[0];
    if (!best || best.points <= 0) throw new Refusal("noFullCredit");
    const fits = tried.every(({ order, points }) => {
      const hits = order.filter((item, index) => best.order[index] === item).length;
      return Math.abs(points - (best.points * hits) / choices.length) < 1e-9;
    });
    if (!fits || this.pointsOf([]) !== 0) throw new Refusal("partialCredit");
    return { ...best, marking: "shares", unansweredCosts: false };
  }
}

const creditOf = (program: ScoringProgram, response: ResponseDeclaration, choices: readonly string[]): OrderCredit => {
  const usage = program.usageOf(response.identifier);
  const scoring = new OrderScoring(program, response.identifier);
  const [key, ...more] = usage.compared;
  if (key !== undefined && !usage.mapped && usage.others.length === 0 && more.every((one) => isSameValue(one, key))) {
    const order = itemsOf(key).map(String);
    if (order.length === 0) throw new Refusal("keyMissing");
    return scoring.byKey(order);
  }
  const [other] = usage.others;
  const named = itemsOf(qtiValueOf(response.correct, response)).map(String);
  const isComplete = named.length === choices.length && choices.every((choice) => named.includes(choice));
  if (isComplete && addsByPlace(program.rules, program.score, response.identifier, choices.length))
    return scoring.byPlace(named);
  if (choices.length > mostPermuted || usage.mapped) throw new Refusal("processingUnsupported", other ?? "mapResponse");
  const credit = scoring.byTrial(choices);
  checkKey(named.length > 0, named.length > 0 ? scoring.pointsOf(named) : 0, credit.points);
  return credit;
};

const choicesOf = (element: XmlElement): XmlElement[] => childElements(element, "simpleChoice");

/** All choices in their right order. */
export const orderReader: InteractionReader = {
  choices: (element) => choicesOf(element).map(identifierOf),
  whole: (element, response, scope) => {
    if (response.baseType !== "identifier" || response.cardinality !== "ordered")
      throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality}`);
    const { options, shuffle } = choiceOptions(element, choicesOf(element), scope);
    const credit = creditOf(
      scope.program,
      response,
      options.map(({ id }) => id),
    );
    if (credit.order.length !== options.length) throw new Refusal("orderIncomplete");
    if (credit.unansweredCosts) scope.notes.add("unansweredFree");
    const listed = shuffle ? fixedShuffle(options, scope, credit.order) : options;
    return {
      asked: {
        kind: "order",
        options: listed.map(({ id, content }) => ({ id, content })),
        order: credit.order,
        marking: credit.marking,
      },
      points: credit.points,
      lowest: 0,
      placements: new Map([[element, atChoices]]),
      prompt: promptOf(element, scope),
    };
  },
};
