import type { z } from "zod";
import type { ClassResults, MemberResult, ResultCell, resultsInput } from "../../../../contract/classes/class-results";
import type { Language } from "../../../../contract/item/content";
import { areaTitle, skillTitle } from "../../../../items/catalogue";
import { shareEstimate, type EarnedPoints } from "../../../../psychometrics/item-analysis/share-estimate";
import type { Caller } from "../../caller";
import type { Dependencies } from "../../dependencies";
import { standingRegrades } from "../../regrading/standing-regrade";
import { classAttempts, type ClassAttempt, type ClassCell } from "./class-attempts";
import { classRoll, type RollEntry } from "./class-roll";
import { metQuestions, shownQuestion } from "./met-questions";
import { taughtAssignment } from "./taught-assignment";

const wireCell = ({ item, mark, points, elapsedMs, changes, isRapid }: ClassCell): ResultCell => ({
  item_id: item.itemId,
  mark,
  points,
  elapsed_ms: elapsedMs,
  changes,
  rapid: isRapid,
});

/** The points of cells that count, and those that they could have earned. */
const earnedIn = (cells: readonly ClassCell[]): EarnedPoints[] =>
  cells.flatMap(({ points, item }) => (points === null ? [] : [{ points, most: item.points }]));

const sumOf = (earned: readonly EarnedPoints[], field: keyof EarnedPoints): number =>
  earned.reduce((sum, one) => sum + one[field], 0);

function pointsOf({ stored, cells }: ClassAttempt): Pick<MemberResult, "points" | "points_total"> {
  if (stored.status !== "finished") return { points: null, points_total: null };
  const earned = earnedIn(cells);
  return { points: Math.max(0, sumOf(earned, "points")), points_total: sumOf(earned, "most") };
}

const notBegun = {
  attempt_id: null,
  menu_id: null,
  edition: null,
  attempts: 0,
  answered: 0,
  total: 0,
  score: null,
  band: null,
  points: null,
  points_total: null,
  handed_in_at: null,
} as const;

function resultOf(
  attempt: ClassAttempt,
): Omit<MemberResult, "member_id" | "name" | "by_code" | "left_at" | "makeup" | "state"> {
  const { stored, cells } = attempt;
  return {
    attempt_id: stored.attempt_id,
    menu_id: stored.menu_id,
    edition: stored.version,
    attempts: stored.handed_in,
    answered: stored.answered,
    total: stored.total,
    score: stored.score?.value ?? null,
    band: stored.score && { low: stored.score.low, high: stored.score.high },
    ...pointsOf(attempt),
    handed_in_at: stored.finished_at,
    cells: cells.map(wireCell),
  };
}

const memberResult = ({ memberId, name, isByCode, leftAt, hasMakeup, state, attempt }: RollEntry): MemberResult => ({
  member_id: memberId,
  name,
  ...(isByCode ? { by_code: true as const } : {}),
  left_at: leftAt,
  makeup: hasMakeup,
  state,
  ...(attempt === null ? { ...notBegun, cells: [] } : resultOf(attempt)),
});

const collator = new Intl.Collator(["zh", "en"], { numeric: true });
const lowestFirst = (one: number | null, other: number | null): number =>
  (one ?? -Infinity) === (other ?? -Infinity) ? 0 : (one ?? -Infinity) - (other ?? -Infinity);

const inOrder = (one: MemberResult, other: MemberResult): number =>
  lowestFirst(other.score, one.score) ||
  lowestFirst(other.points, one.points) ||
  collator.compare(one.name, other.name) ||
  (one.member_id ?? "").localeCompare(other.member_id ?? "");

function bySkill(cells: readonly ClassCell[]): ReadonlyMap<string, [ClassCell, ...ClassCell[]]> {
  const groups = new Map<string, [ClassCell, ...ClassCell[]]>();
  for (const cell of cells) {
    const name = `${cell.item.subject} ${cell.item.skill}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [cell]);
    else group.push(cell);
  }
  return groups;
}

/** The shares of each skill's points, by skill in the order of the questions; of members in the order of `ranked`. */
function skillsOf(ranked: readonly ClassAttempt[]): ClassResults["skills"] {
  const skills = new Map<string, ClassResults["skills"][number]>();
  for (const { stored, cells } of ranked) {
    for (const [name, own] of bySkill(cells)) {
      const [{ item }] = own;
      const skill = skills.get(name) ?? {
        skill_id: item.skill,
        skill: skillTitle(item.subject, item.skill),
        area: areaTitle(item.subject, item.area),
        members: [],
      };
      skill.members.push({ attempt_id: stored.attempt_id, share: shareEstimate(earnedIn(own)) });
      skills.set(name, skill);
    }
  }
  return [...skills.values()];
}

/** The results of an assignment for a teacher of its class. Throws `assignmentUnknown`. */
export async function classResults(
  deps: Pick<Dependencies, "db" | "catalogue" | "clock">,
  caller: Caller,
  { assignment_id: assignmentId }: z.output<typeof resultsInput>,
  language: Language,
): Promise<ClassResults> {
  const { db, catalogue } = deps;
  const { assignment, className } = await taughtAssignment(db, caller, assignmentId);
  const at = deps.clock();
  const attempts = await classAttempts(deps, assignmentId);
  const roll = await classRoll(deps, assignment, attempts, at);
  const { definition } = await catalogue.outline(db, assignment.menuId, assignment.edition);
  const members = roll.map(memberResult).toSorted(inOrder);
  const byId = new Map(attempts.map((attempt) => [attempt.stored.attempt_id, attempt]));
  const ranked = members.flatMap(({ attempt_id: id }) => (id === null ? [] : (byId.get(id) ?? [])));
  const score = attempts.find(({ stored }) => stored.score !== null)?.stored.score ?? null;
  const corrected = await standingRegrades(db, assignmentId);
  return {
    assignment_id: assignmentId,
    class_id: assignment.classId,
    class_name: className,
    menu_id: assignment.menuId,
    edition: assignment.edition,
    title: definition.title,
    release_phase: assignment.releasePhase,
    scale: score && { unit: score.unit, low: score.scale[0], high: score.scale[1] },
    members,
    items: metQuestions(assignment, ranked).map((question) => ({
      ...shownQuestion(question, language),
      ...(corrected.has(question.item.itemId) ? { corrected: true as const } : {}),
    })),
    skills: skillsOf(ranked),
    at,
  };
}
