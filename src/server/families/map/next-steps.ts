import type { MapReport } from "../../../contract/report/report";
import { areaTitle, skillTitle } from "../../../items/catalogue";
import { ritOf } from "../../../psychometrics/scales/rit";
import type { TestVersion } from "../../attempts/catalogue";

const withinReach = 5;
const most = 3;
const urgency = { focus: 0, typical: 1, strength: 2 } as const;

interface ReadySkill {
  readonly area: string;
  readonly skill: string;
  readonly difficulty: number;
}

/**
 * Skills whose hardest item lies within ±5 RIT of the area's score: hardest first, one per area in turn, focus areas
 * first.
 */
export function nextSteps(test: TestVersion, areas: MapReport["areas"]): MapReport["next_steps"] {
  const subject = test.definition.subject;
  const ranked = [...areas].sort(
    (one, other) => urgency[one.relation] - urgency[other.relation] || one.rit - other.rit,
  );
  const queues = ranked.map(({ area, rit }) => readyToLearn(test, area, rit));
  const chosen: ReadySkill[] = [];
  for (let round = 0; round < most; round += 1) {
    for (const queue of queues) {
      const step = queue[round];
      if (step !== undefined && chosen.length < most) chosen.push(step);
    }
  }
  return chosen.map(({ area, skill, difficulty }) => ({
    area: areaTitle(subject, area),
    skill: skillTitle(subject, skill),
    skill_id: skill,
    difficulty,
  }));
}

function readyToLearn(test: TestVersion, area: string, rit: number): ReadySkill[] {
  const hardest = new Map<string, ReadySkill>();
  for (const item of test.items.values()) {
    if (item.area !== area || item.irt === null) continue;
    const difficulty = ritOf(item.irt.b);
    const known = hardest.get(item.skill);
    if (Math.abs(difficulty - rit) <= withinReach && (known === undefined || known.difficulty < difficulty))
      hardest.set(item.skill, { area, skill: item.skill, difficulty });
  }
  return [...hardest.values()].sort((one, other) => other.difficulty - one.difficulty);
}
