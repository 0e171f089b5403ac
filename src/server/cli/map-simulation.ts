import type { Item } from "../../contract/item";
import { createRandom, normalFrom, type Random } from "../../psychometrics/random";
import type { NormSubject } from "../../psychometrics/scales/norms";
import { normOf, ritOf, ritScale, startTheta, thetaOf } from "../../psychometrics/scales/rit";
import {
  simulateClass,
  type ClassSimulation,
  type Precision,
  type SimulatedSitting,
  type Simulee,
} from "../../psychometrics/simulate";
import { asTheModel, type Behaviour, type SimulatedAnswer } from "../../psychometrics/simulees";
import type { NormPrior } from "../db/shapes";
import type { AdaptiveStanding } from "../delivery/item-adaptive/adaptive-standing";
import { createPool, poolItemOf } from "../delivery/item-adaptive/pool";
import { ritPerLogit } from "../delivery/item-adaptive/prior";
import { irtOf } from "../delivery/item-adaptive/responses";
import { serveNext } from "../delivery/item-adaptive/serving";
import { startStanding, takeResponse } from "../delivery/item-adaptive/standing";
import { ritScoreOf } from "../families/map/rit-score";
import { factsOf, validityOf } from "../families/map/validity";
import { createExposureLedger } from "../sitting/exposure/ledger";
import { bandOf, highestUse, type Measured, type Usage } from "./simulation/report";

const grades = [2, 3, 4, 5, 6, 7, 8];
const ritBands: readonly (readonly [number, number])[] = [
  [100, 170],
  [170, 180],
  [180, 190],
  [190, 200],
  [200, 210],
  [210, 220],
  [220, 230],
  [230, 240],
  [240, 250],
  [250, 300],
];

export interface PrecisionInRit extends Precision {
  /** True abilities of the band, in RIT; of all, the whole scale. */
  readonly from: number;
  readonly to: number;
}

/** How the MAP rule does on a bank; bias, errors and bands in RIT. */
export interface MapSimulation extends Pick<ClassSimulation, "maxExposure" | "overlap" | "neverUsed"> {
  readonly subject: NormSubject;
  readonly bankSize: number;
  readonly length: number;
  readonly seed: string;
  /** Sittings in which some area was more than one item off its equal share. */
  readonly outOfBalance: number;
  /** Share of the sets that were cut short of items; null where the bank has no sets. */
  readonly cutSets: number | null;
  /** Most items of one model in a sitting. */
  readonly mostOfModel: number;
  /** Share of sittings that asked a model twice or more. */
  readonly repeatedModel: number;
  /** Shares of the sittings whose score is shown with doubt, and not at all. */
  readonly doubtful: number;
  readonly withoutScore: number;
  /** Of the estimates without the fast answers; null where nobody was fast. */
  readonly withoutRapid: Pick<PrecisionInRit, "bias" | "rmse" | "coverage95"> | null;
  /** The highest among grades, and among bands of true ability. */
  readonly amongGrades: Pick<Usage, "maxExposure" | "overlap">;
  readonly amongEquals: Pick<Usage, "maxExposure" | "overlap">;
  readonly overall: PrecisionInRit;
  readonly bands: readonly PrecisionInRit[];
  readonly sittings: readonly SimulatedSitting[];
}

const inRit = (precision: Precision, [from, to]: readonly [number, number]): PrecisionInRit => ({
  from,
  to,
  simulees: precision.simulees,
  meanLength: precision.meanLength,
  bias: precision.bias * ritPerLogit,
  rmse: precision.rmse * ritPerLogit,
  meanSe: precision.meanSe * ritPerLogit,
  coverage95: precision.coverage95,
});

const optionsOf = ({ body: { interaction } }: Item): number =>
  interaction.type === "single_choice" ? interaction.options.length : 0;

export interface MapSchool {
  /** Left out: mathematics. */
  readonly subject?: NormSubject;
  readonly items: readonly Item[];
  readonly simulees: number;
  readonly length: number;
  readonly seed: string;
  /** How the students answer, made for a bank of so many items; left out: as the bank's model says. */
  readonly behaviourFor?: (size: number, random: Random) => Behaviour;
  readonly onProgress?: (sat: number) => void;
}

/** The grades' students in turn, their true abilities drawn from the norm. */
const studentsOf = (count: number, subject: NormSubject, random: Random) =>
  Array.from({ length: count }, (_, person) => {
    const grade = grades[person % grades.length] ?? 5;
    const { mean, sd } = normOf(subject, grade, "winter");
    const prior: NormPrior = { grade, season: "winter", mean, sd, avoid: [] };
    const inLogits = { mean: thetaOf(mean), sd: sd / ritPerLogit };
    const trueTheta = inLogits.mean + inLogits.sd * normalFrom(random);
    return { prior, simulee: { prior: inLogits, startTheta: startTheta({ mean }), trueTheta } };
  });

/**
 * A school of grades 2–8 sits an adaptive MAP test: begun 5 RIT below the norm mean, each item chosen and
 * counted by the server's own rule, scored by the report's own.
 */
export const simulateMap = (school: MapSchool): MapSimulation => {
  const { subject = "math", length, seed, behaviourFor = () => asTheModel, onProgress } = school;
  const random = createRandom(seed);
  const calibrated = school.items.filter(({ irt }) => irt !== undefined);
  const pool = createPool(calibrated.map(poolItemOf));
  const { bank, area, areaTargets, model } = pool;
  const ledger = createExposureLedger(bank.size);
  const behaviour = behaviourFor(bank.size, random);
  const students = studentsOf(school.simulees, subject, random);
  const studentOf = new Map<Simulee, (typeof students)[number]>(students.map((one) => [one.simulee, one]));
  const priorOf = ({ simulee }: SimulatedSitting): NormPrior => {
    const student = studentOf.get(simulee);
    if (student === undefined) throw new Error("a sitting of nobody");
    return student.prior;
  };
  const responseTo = (index: number, { right, rapid }: SimulatedAnswer) => {
    const item = pool.items[index];
    if (item === undefined) throw new Error(`no item ${index}`);
    return { itemId: item.itemId, irt: irtOf(item), right, rapid };
  };

  const responsesIn = (sitting: SimulatedSitting) => {
    const answers = answersOf(sitting);
    return sitting.items.flatMap((index, place) => {
      const answer = answers[place];
      return answer === undefined ? [] : [responseTo(index, answer)];
    });
  };

  const standings = new WeakMap<readonly number[], AdaptiveStanding>();
  const given = new WeakMap<readonly number[], SimulatedAnswer[]>();
  const answersOf = ({ items: served }: SimulatedSitting): SimulatedAnswer[] => {
    const known = given.get(served) ?? [];
    given.set(served, known);
    return known;
  };
  const standingOf = (sitting: SimulatedSitting): AdaptiveStanding => {
    const { items: served } = sitting;
    const standing = standings.get(served) ?? startStanding(pool, priorOf(sitting));
    standings.set(served, standing);
    const [answer] = answersOf(sitting).slice(-1);
    if (answer === undefined || standing.served.length === served.length) return standing;
    return takeResponse(pool, standing, responseTo(served.at(-1) ?? -1, answer));
  };

  const result = simulateClass({
    bank,
    simulees: students.map(({ simulee }) => simulee),
    rule: {
      select: (sitting) =>
        serveNext(pool, standingOf(sitting), ledger, {
          grade: priorOf(sitting).grade,
          total: length,
          seed: `${seed}:${sitting.person}`,
        }),
      isOver: ({ items: served }) => served.length >= length,
      answer: (sitting, index) => {
        const { items: served, simulee } = sitting;
        const [item, source] = [bank.items[index], calibrated[index]];
        if (item === undefined || source === undefined) return 0;
        const met = { index, item, options: optionsOf(source), progress: served.length / length };
        const answer = behaviour(met, simulee.trueTheta, random);
        answersOf(sitting).push(answer);
        return answer.right ? 1 : 0;
      },
      estimate: (sitting) => {
        const { rit, se } = ritScoreOf(priorOf(sitting), responsesIn(sitting));
        return { theta: thetaOf(rit), se: se / ritPerLogit };
      },
    },
    bands: ritBands.map(([from, to]) => ({ from: thetaOf(from), to: thetaOf(to) })),
    ...(onProgress && { onProgress }),
  });

  const areas = Object.keys(areaTargets);
  const isOutOfBalance = ({ items: served }: SimulatedSitting): boolean =>
    areas.some((name) => {
      const own = served.filter((place) => area[place] === name).length;
      return Math.abs(own - served.length / areas.length) > 1;
    });
  const mostOfModelIn = ({ items: served }: SimulatedSitting): number => {
    const asked = served.flatMap((place) =>
      pool.first[place] !== place || (model[place] ?? -1) < 0 ? [] : [model[place]],
    );
    return Math.max(0, ...asked.map((one) => asked.filter((other) => other === one).length));
  };
  const { maxExposure, overlap, neverUsed, bands, sittings } = result;
  const begunSets = sittings.flatMap(({ items: served }) =>
    served.flatMap((place) => {
      const set = pool.sets.get(place);
      return set === undefined ? [] : [set.every((one) => served.includes(one))];
    }),
  );
  const verdicts = sittings.map(
    (sitting) => validityOf(factsOf(length, responsesIn(sitting), sitting.se * ritPerLogit)).verdict,
  );
  const shareOf = (verdict: (typeof verdicts)[number]): number =>
    verdicts.filter((one) => one === verdict).length / Math.max(1, verdicts.length);
  const readOnly = sittings.flatMap((sitting): Measured[] => {
    const read = responsesIn(sitting).filter(({ rapid }) => !rapid);
    if (read.length === sitting.items.length) return [];
    const { rit, se } = ritScoreOf(priorOf(sitting), read);
    return [{ truth: ritOf(sitting.simulee.trueTheta), score: rit, se, items: sitting.items }];
  });
  const most = sittings.map(mostOfModelIn);
  return {
    subject,
    bankSize: bank.size,
    length,
    seed,
    maxExposure,
    overlap,
    neverUsed,
    outOfBalance: sittings.filter(isOutOfBalance).length,
    cutSets: pool.sets.size === 0 ? null : begunSets.filter((isWhole) => !isWhole).length / begunSets.length,
    mostOfModel: Math.max(0, ...most),
    repeatedModel: most.filter((times) => times > 1).length / Math.max(1, sittings.length),
    doubtful: shareOf("doubtful"),
    withoutScore: shareOf("invalid"),
    withoutRapid: readOnly.length === 0 ? null : bandOf(readOnly, ritScale, undefined),
    amongGrades: highestUse(
      grades.map((grade) => sittings.filter((sitting) => priorOf(sitting).grade === grade)),
      bank.size,
    ),
    amongEquals: highestUse(
      bands.map(({ from, to }) => sittings.filter(({ simulee: { trueTheta } }) => trueTheta >= from && trueTheta < to)),
      bank.size,
    ),
    overall: inRit(result, [100, 300]),
    bands: bands.map((band, place) => inRit(band, ritBands[place] ?? [100, 300])),
    sittings,
  };
};
