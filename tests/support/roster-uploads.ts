import fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { RosterDiff } from "../../src/contract/classes/rosters";
import { rosterOf } from "./rosters";
import type { School } from "./sittings";

interface Listed {
  readonly name: string;
  readonly id: string;
  readonly login: string;
}

const few = (prefix: string) =>
  fc.integer({ min: 0, max: 5 }).map((number) => (number === 0 ? "" : `${prefix}${number}`));
const pupil: fc.Arbitrary<Listed> = fc.record({
  name: fc.constantFrom("Li Hua", "li hua", "Wang Mei", "Bo", "Zoë"),
  id: few("n"),
  login: few("user_"),
});

const isBare = ({ id, login }: Listed): boolean => id === "" && login === "";

/** Whether a list may not have both: one identifier twice, or one name twice where nothing tells them apart. */
const repeats = (one: Listed, two: Listed): boolean =>
  (one.id !== "" && one.id === two.id) ||
  (one.login !== "" && one.login === two.login) ||
  (one.name.toLowerCase() === two.name.toLowerCase() && (isBare(one) || isBare(two)));

const withoutRepeats = (list: readonly Listed[]): Listed[] => {
  const taken: Listed[] = [];
  for (const line of list) if (!taken.some((one) => repeats(one, line))) taken.push(line);
  return taken;
};

const anyList = fc.array(pupil, { minLength: 1, maxLength: 7 });
const someList = fc.oneof({ weight: 9, arbitrary: anyList.map(withoutRepeats) }, { weight: 1, arbitrary: anyList });

/** Some lists of one class, each with what a person chooses: the place of a candidate, or beyond them somebody new. */
const uploads = (count: number) =>
  fc.array(fc.record({ list: someList, choice: fc.nat(3) }), { minLength: count, maxLength: count });

interface Known extends Listed {
  readonly key: string;
  readonly left: boolean;
}

/** Whom a line means, by the rules as a teacher reads them: everybody who could be meant, and whether that is sure. */
function meantBy(
  line: Listed,
  list: readonly Listed[],
  members: readonly Known[],
): { sure: string[]; asked: string[] } {
  const same = (one: string, two: string) => one !== "" && one === two;
  const identified = (one: Listed) => members.filter((known) => same(known.id, one.id) || same(known.login, one.login));
  const own = identified(line);
  if (own.length > 0) return { sure: own.map(({ key }) => key), asked: [] };
  const alike = (one: Listed) => one.name.toLowerCase() === line.name.toLowerCase();
  const taken = new Set(list.flatMap(identified).map(({ key }) => key));
  const free = members.filter((known) => alike(known) && !taken.has(known.key));
  const differs = (one: string, two: string) => one !== "" && two !== "" && one !== two;
  const fits = free.filter((known) => !differs(known.id, line.id) && !differs(known.login, line.login));
  const here = fits.filter(({ left }) => !left);
  const pool = here.length > 0 ? here : fits;
  const rivals = list.filter((one) => alike(one) && identified(one).length === 0).length;
  if (pool.length === 1 && rivals === 1) return { sure: pool.map(({ key }) => key), asked: [] };
  if (pool.length === 1) return { sure: [], asked: pool.map(({ key }) => key) };
  return { sure: [], asked: (fits.length > 0 ? fits : free).map(({ key }) => key) };
}

const isRefusedByModel = (list: readonly Listed[], members: readonly Known[]): boolean => {
  const sure = list.map((line) =>
    members.filter(({ id, login }) => (id !== "" && id === line.id) || (login !== "" && login === line.login)),
  );
  const all = sure.flat();
  const isRepeated = list.some((one, place) => list.slice(0, place).some((two) => repeats(one, two)));
  return isRepeated || sure.some((found) => found.length > 1) || new Set(all).size < all.length;
};

const csvOf = (list: readonly Listed[]) =>
  ["name,id,login", ...list.map(({ name, id, login }) => `${name},${id},${login}`)].join("\n");

/** A choice for each conflict, each member once. */
function chosenIn({ rows }: RosterDiff, choice: number): Record<string, string | null> {
  const taken = new Set<string>();
  return Object.fromEntries(
    rows.flatMap(({ line, candidates }) => {
      if (candidates === undefined || line === null) return [];
      const picked = candidates.at(choice)?.member_id;
      const member = picked === undefined || taken.has(picked) ? null : picked;
      if (member !== null) taken.add(member);
      return [[String(line), member]];
    }),
  );
}

/**
 * Random lists for one class each, `runs` × `each` uploads through the calls: every difference is that of a second,
 * independent computation; nobody is erased, nobody is there twice, everybody in the list is in the class and nobody
 * else; and the same list again is only "same".
 */
export async function checkRosterUploads(
  school: School,
  token: string,
  { runs, each }: { runs: number; each: number },
) {
  const teacher = rosterOf(school, token);
  const stateOf = async (class_id: string): Promise<Known[]> =>
    (await teacher.detail(class_id, { left: "1" })).members.map((member) => ({
      key: member.member_id,
      name: member.name,
      id: member.external_id ?? "",
      login: member.username ?? "",
      left: member.left_at !== null,
    }));
  await fc.assert(
    fc.asyncProperty(uploads(each), async (all) => {
      const class_id = await teacher.make();
      for (const { list, choice } of all) {
        const before = await stateOf(class_id);
        const shown = await teacher.diff(class_id, csvOf(list));
        expect(shown.refused.length > 0).toBe(isRefusedByModel(list, before));
        if (shown.digest === null) {
          expect(await stateOf(class_id)).toEqual(before);
          continue;
        }
        for (const [place, line] of list.entries()) {
          const row = shown.rows[place];
          const { sure, asked } = meantBy(line, list, before);
          expect([
            row?.member_id ?? null,
            (row?.candidates ?? []).map(({ member_id }) => member_id).toSorted(),
          ]).toEqual([sure[0] ?? null, asked.toSorted()]);
        }
        expect((await teacher.apply(class_id, shown.digest, chosenIn(shown, choice))).code).toBe(200);
        const after = await stateOf(class_id);
        const present = after.filter(({ left }) => !left);
        expect(before.every(({ key }) => after.some((one) => one.key === key))).toBe(true);
        expect(present.map(({ name }) => name.toLowerCase()).toSorted()).toEqual(
          list.map(({ name }) => name.toLowerCase()).toSorted(),
        );
        for (const field of ["id", "login"] as const) {
          const values = after.flatMap((one) => (one[field] === "" ? [] : one[field]));
          expect(new Set(values).size).toBe(values.length);
        }
        const again = await teacher.diff(class_id, csvOf(list));
        expect([again.refused, [...new Set(again.rows.map(({ kind }) => kind))]]).toEqual([[], ["same"]]);
        expect(isDeepStrictEqual(await stateOf(class_id), after)).toBe(true);
      }
    }),
    { numRuns: runs },
  );
}
