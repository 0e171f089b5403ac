import type { AnswerMark } from "../../../../contract/report/marked-item";
import type { TestItem, TestVersion } from "../../../attempts/catalogue";
import { isRapid } from "../../../attempts/rapid-answer";
import { standingMark } from "../../../attempts/standing-mark";
import { deliveryRulesOf } from "../../../delivery/rules";
import type { Dependencies } from "../../dependencies";
import { storedChanges, classSittings, type StoredCell, type ClassSitting } from "./class-sittings";

/** One question in the attempt of a member. */
export interface ClassCell {
  readonly item: TestItem;
  readonly mark: AnswerMark;
  /** null: a person has yet to mark the answer, or it does not count. */
  readonly points: number | null;
  readonly elapsedMs: number;
  readonly changes: number;
  readonly isRapid: boolean;
}

/** The attempt of a person that counts, with the test that it is of. */
export interface ClassAttempt {
  readonly stored: Omit<ClassSitting, "cells">;
  readonly test: TestVersion;
  /** In the order served; empty until the attempt is handed in. */
  readonly cells: readonly ClassCell[];
}

const unpaid: ReadonlySet<AnswerMark> = new Set(["awaiting", "unscored"]);
const unhurried: ReadonlySet<AnswerMark> = new Set(["skipped", "unscored"]);

function cellOf(item: TestItem, [, mark, credit, markedPoints, elapsedMs]: StoredCell, changes: number): ClassCell {
  const stored = mark === null || credit === null ? null : { mark, credit, markedPoints };
  const standing = standingMark(stored, item.points);
  return {
    item,
    mark: standing.mark,
    points: unpaid.has(standing.mark) ? null : standing.credit * item.points,
    elapsedMs: elapsedMs ?? 0,
    changes,
    isRapid: !unhurried.has(standing.mark) && isRapid(elapsedMs ?? 0, item.expectedMs),
  };
}

/**
 * The attempts of an assignment that count, one a person: the last one handed in, else the one under way. In any order.
 */
export async function classAttempts(
  { db, catalogue }: Pick<Dependencies, "db" | "catalogue">,
  assignmentId: string,
): Promise<ClassAttempt[]> {
  const [sittings, changes] = await Promise.all([classSittings(db, assignmentId), storedChanges(db, assignmentId)]);
  const versions = new Map(sittings.map((one) => [`${one.menu_id}@${one.version}`, one]));
  const tests = new Map<string, TestVersion>();
  for (const [name, { menu_id: menuId, version }] of versions)
    tests.set(name, await catalogue.test(db, menuId, version));
  return sittings.flatMap(({ cells, ...stored }): ClassAttempt[] => {
    const test = tests.get(`${stored.menu_id}@${stored.version}`);
    if (test === undefined) return [];
    const { countsUnanswered } = deliveryRulesOf(test);
    const changesOf = changes.get(stored.attempt_id);
    return [
      {
        stored,
        test,
        cells: (cells ?? []).flatMap((cell) => {
          const item = test.items.get(cell[0]);
          if (item === undefined || (cell[1] === null && !countsUnanswered)) return [];
          return [cellOf(item, cell, changesOf?.get(cell[0]) ?? 0)];
        }),
      },
    ];
  });
}
