import type { MapReport } from "../../../contract/report/report";
import { guessedFrom } from "../../../items/scoring/score";
import { createRandom, normalFrom, type Random } from "../../../psychometrics/random";
import { ritOf, thetaOf } from "../../../psychometrics/scales/rit";
import { asTheModel, type Behaviour } from "../../../psychometrics/simulees";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { createExposureLedger } from "../../attempts/exposure/ledger";
import type { NormPrior } from "../../db/shapes";
import type { MarkedAnswer } from "../../delivery/delivery-rules";
import { poolOf } from "../../delivery/item-adaptive/pool";
import { ritPerLogit } from "../../delivery/item-adaptive/prior";
import { irtOf } from "../../delivery/item-adaptive/responses";
import { deliveryRulesOf } from "../../delivery/rules";
import { scoredAnswer, type Answering } from "../../delivery/simulated-answers";
import { sitItemByItem } from "../../delivery/simulated-sitting";
import { isItemAdaptive } from "../../families/is-item-adaptive";
import { miniRule } from "../../families/map-mini/rule";
import { mapNorms } from "../../families/map/norms";
import { mapOutcome, type MapOutcome } from "../../families/map/outcomes";
import { mapRule, type RitRule } from "../../families/map/report";
import { ritScoreOf } from "../../families/map/rit-score";
import { factsOf, validityOf } from "../../families/map/validity";
import { miniBands, ritBands } from "./bands";
import { sitStaged } from "./delivered";
import type { MeasuredSitting } from "./report";

interface Kind {
  readonly rule: RitRule;
  readonly grades: readonly number[];
  readonly bands: readonly (readonly [number, number])[];
}

const map: Kind = { rule: mapRule, grades: [2, 3, 4, 5, 6, 7, 8], bands: ritBands };
const mapMini: Kind = { rule: miniRule, grades: [0, 1, 2], bands: miniBands };
/** The month of the sittings: January. */
const winter = 0;

export interface School {
  /** A test of MAP or MAP Mini, adaptive or fixed. */
  readonly test: TestVersion;
  readonly mode: string;
  readonly simulees: number;
  readonly seed: string;
  /** The students' behaviour, made for a bank of `size` items; absent: by the bank's model. */
  readonly behaviourFor?: (size: number, random: Random) => Behaviour;
  /** Called after each sitting with the number of finished ones. */
  readonly onProgress?: (sat: number) => void;
}

/** A sitting with its score in RIT. */
export interface SchoolSitting extends MeasuredSitting {
  readonly grade: number;
  readonly served: readonly TestItem[];
  readonly verdict: MapReport["validity"]["verdict"];
  /** The measurement without the rapid answers; null where there were none. */
  readonly withoutRapid: MeasuredSitting | null;
  /** The standard error in RIT if nothing could be guessed and all difficulties were known. */
  readonly leastSe: number;
}

/** The sittings of a school; errors in RIT. */
export interface SatSchool extends Kind {
  readonly test: TestVersion;
  readonly seed: string;
  /** The number of items of a sitting. */
  readonly length: number;
  readonly bankSize: number;
  readonly sittings: readonly SchoolSitting[];
}

const kindOf = ({ family }: Pick<TestVersion, "family">): Kind => (family === "mapMini" ? mapMini : map);

const optionsOf = ({ body }: TestItem): number => guessedFrom(body.interaction);

function leastSeOf(items: readonly TestItem[], theta: number): number {
  const told = items.reduce((sum, item) => {
    const chance = 1 / (1 + Math.exp(irtOf(item).b - theta));
    return sum + chance * (1 - chance);
  }, 0);
  return ritPerLogit / Math.sqrt(told);
}

/**
 * Simulates a school that sits a MAP test as delivered: students of the grades in turn, their true abilities drawn from
 * the norm, each item chosen or dealt, counted and scored by the server's rules.
 */
export function simulateSchool(school: School): SatSchool {
  const { test, mode, seed, behaviourFor = () => asTheModel, onProgress } = school;
  const random = createRandom(seed);
  const kind = kindOf(test);
  const { places, bank } = poolOf(test);
  const ledger = createExposureLedger(bank.size);
  const behaviour = behaviourFor(bank.size, random);
  const length = deliveryRulesOf(test).totalOf(
    test,
    test.definition.modes.find((one) => one.mode === mode),
  );
  const students = Array.from({ length: school.simulees }, (_, person) => {
    const grade = kind.grades[person % kind.grades.length] ?? 0;
    const norm = mapNorms.groupOf(test.definition.subject, grade, winter);
    const prior: NormPrior = { ...norm, avoid: [] };
    const trueTheta = thetaOf(norm.mean) + (norm.sd / ritPerLogit) * normalFrom(random);
    return { grade, prior, trueTheta, seed: `${seed}:${person}` };
  });

  const answeringAt =
    (theta: number): Answering =>
    (item, progress) => {
      const met = { index: places.get(item.itemId) ?? -1, item: irtOf(item), options: optionsOf(item), progress };
      const { right, rapid } = behaviour(met, theta, random);
      const answer = scoredAnswer(item, right ? 1 : 0, 1);
      return rapid ? { ...answer, elapsedMs: 0 } : answer;
    };

  const sit = ({ grade, prior, trueTheta, seed: own }: (typeof students)[number]): readonly MarkedAnswer[] => {
    const answer = answeringAt(trueTheta);
    return isItemAdaptive(test)
      ? sitItemByItem(test, length, { prior, seed: own, answer }, ledger)
      : sitStaged(test, { mode, level: grade, seed: own, answer }).answers;
  };

  const sittings = students.map((student, person): SchoolSitting => {
    const { grade, prior, trueTheta } = student;
    const answers = sit(student);
    const served = answers.flatMap(({ itemId }) => test.items.get(itemId) ?? []);
    const outcomes = answers.flatMap((answer, place) => {
      const item = served[place];
      return item === undefined ? [] : [mapOutcome({ item, ...answer, mark: answer.credit === 1 ? "right" : "wrong" })];
    });
    const measuredBy = (some: readonly MapOutcome[]): MeasuredSitting => {
      const { rit, se } = ritScoreOf(prior, some, kind.rule.scale);
      const items = served.map(({ itemId }) => places.get(itemId) ?? -1);
      return { truth: ritOf(trueTheta, kind.rule.scale), score: rit, se, items };
    };
    const measured = measuredBy(outcomes);
    const read = outcomes.filter(({ rapid }) => !rapid);
    onProgress?.(person + 1);
    return {
      ...measured,
      grade,
      served,
      verdict: validityOf(factsOf(length, outcomes, measured.se), kind.rule).verdict,
      withoutRapid: read.length === outcomes.length ? null : measuredBy(read),
      leastSe: leastSeOf(served, trueTheta),
    };
  });
  return { ...kind, test, seed, length, bankSize: bank.size, sittings };
}
