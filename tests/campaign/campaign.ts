import "fake-indexeddb/auto";
import type { Family } from "../../src/contract/families";
import { createCatalogue } from "../../src/server/attempts/catalogue";
import { users } from "../../src/server/db/accounts-schema";
import type { Database } from "../../src/server/db/open";
import { draftOfShipped, type ShippedTest } from "../../src/server/shipped/shipped-test";
import { mapMathematicsTest, shippedTests } from "../../src/server/shipped/shipped-tests";
import { newId, newSecret } from "../../src/server/support/identifiers";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { openSession } from "../../src/server/use-cases/sign-in";
import { fixedDraft } from "../bench/answers/fixed-test";
import { chanceOf } from "./chance";
import { openCampaignRoom } from "./invigilator";
import type { Ledger, Wrong } from "./ledger";
import { openNetwork } from "./network";
import { recount } from "./recount";
import { startServerOnDisk } from "./server-on-disk";
import { startServers } from "./servers";
import { handInAll, heal, lookEveryMs, storm, type World } from "./storm";
import { createStudent, type StudentDependencies } from "./student";
import { verify } from "./verify";

export interface CampaignOptions {
  readonly operations: number;
  readonly seed: string;
  /** Server processes on one database. */
  readonly servers: number;
  /** Instead of these: one server whose disk sometimes loses power or is full. */
  readonly hasOwnDisk?: boolean;
  readonly students: number;
  /** A deliberate fault in every device, which a campaign must find. */
  readonly believesAnybody?: boolean;
  readonly tell?: (sentence: string) => void;
}

/** Number of operations of all students in a round, between two calm periods. */
const roundOperations = 500;
/** Number of operations of a class before it hands in and the next class starts, because adaptive tests are short. */
const classOperations = 2_000;
/** A shipped test of a family; some are used besides the fixed test. */
const shippedOf = (family: Family): ShippedTest => {
  const test = shippedTests.find((one) => one.family === family);
  if (test === undefined) throw new Error(`no test of ${family}`);
  return test;
};
const [cat, sat, opt] = [shippedOf("cat"), shippedOf("sat"), shippedOf("opt")];

type Seat = Pick<StudentDependencies, "menuId" | "mode" | "way">;

const fixed: Seat = { menuId: fixedDraft.menuId, way: "atWill" };
/** The tests of the students of a class, assigned in turn. */
const seats: readonly [Seat, ...Seat[]] = [
  fixed,
  { menuId: cat.menuId, mode: "trial", way: "staged" },
  { menuId: mapMathematicsTest.menuId, mode: "practice", way: "inTurn" },
  fixed,
  { menuId: sat.menuId, mode: "ownPace", way: "staged" },
  { menuId: opt.menuId, way: "inTurn" },
];
const mostFindings = 12;

async function enrol(db: Database, numbers: readonly number[]): Promise<{ person: string; token: string }[]> {
  const people = numbers.map((number) => ({
    userId: newId(),
    username: `campaign_${number}`,
    passwordHash: "",
    nickname: `Student ${number}`,
    role: ["student"],
    permission: [],
    createdAt: Date.now(),
  }));
  await db.insert(users).values(people);
  return Promise.all(
    people.map(async ({ userId }) => ({
      person: userId,
      token: await openSession({ db, clock: Date.now, secret: newSecret }, userId),
    })),
  );
}

type Found = (kind: Wrong, words: string) => void;

interface Site extends Omit<World, "students" | "room"> {
  readonly believesAnybody: boolean;
  readonly found: Found;
}

const seatAt = (place: number): Seat => seats[place % seats.length] ?? seats[0];

/** A class at its tests; those of the fixed test sit in a room. */
async function seat(site: Site, numbers: readonly number[]): Promise<Pick<World, "students" | "room">> {
  const db = site.servers.db();
  const people = await enrol(db, numbers);
  const inRoom = numbers.flatMap((_, place) => (seatAt(place) === fixed ? [place] : []));
  const named = { name: `campaign${numbers[0] ?? 0}`, size: inRoom.length };
  const room = await openCampaignRoom(db, site.network.url, fixed.menuId, named);
  await room.start();
  const students = people.map((who, place) =>
    createStudent({
      ...who,
      ...(seatAt(place) === fixed ? { ...room.people[inRoom.indexOf(place)], assignmentId: room.assignmentId } : {}),
      number: numbers[place] ?? 0,
      url: site.network.url,
      ...seatAt(place),
      believesAnybody: site.believesAnybody,
      chance: site.chance,
      isTaken: site.network.isTaken,
      found: site.found,
    }),
  );
  await Promise.all(students.map((student) => student.begin()));
  return { students, room };
}

/** Compares the memory of every device with the server's tables. */
async function judge({ servers, network, students, room, found }: World & { readonly found: Found }): Promise<void> {
  for (const words of await room.judge()) found("miscounted", words);
  for (const student of students) {
    const verdict = await verify(servers.db(), student, network.rowsOf);
    for (const kind of ["lost", "doubled", "wrongOrder"] as const)
      for (const words of verdict[kind]) found(kind, words);
  }
}

/**
 * Students with two devices each, which run the product's outbox, answer tests while network, servers, database,
 * storage and windows fail at random. Between the rounds all faults end, and the operations that the students remember
 * are compared with the server's tables. Each class hands in at its end under faults again, and its scores are
 * recounted.
 */
export async function runCampaign(options: CampaignOptions): Promise<Ledger> {
  const begun = performance.now();
  const chance = chanceOf(options.seed);
  const faults: Record<string, number> = {};
  const findings: string[] = [];
  const counts: Record<Wrong, number> = {
    lost: 0,
    doubled: 0,
    wrongOrder: 0,
    falseLabels: 0,
    refused: 0,
    unhealed: 0,
    miscounted: 0,
  };
  const caused = (fault: string): void => void (faults[fault] = (faults[fault] ?? 0) + 1);
  const found: Found = (kind, words) => {
    counts[kind] += 1;
    if (findings.length < mostFindings) findings.push(`${kind}: ${words}`);
  };
  const isWrong = (): boolean => findings.length > 0;
  const servers = await (options.hasOwnDisk === true ? startServerOnDisk() : startServers(options.servers));
  const network = await openNetwork(servers.next, chance, caused);
  const site = { servers, network, chance, caused, found, believesAnybody: options.believesAnybody ?? false };
  const sums = { operations: 0, sittings: 0, handedIn: 0, atRisk: 0 };
  let slowestHealMs = 0;
  let done = 0;

  const healed = async (world: World): Promise<void> => {
    const { ms, owing } = await heal(world, isWrong);
    slowestHealMs = Math.max(slowestHealMs, ms);
    for (const device of owing) found("unhealed", `after ${(ms / 1_000).toFixed(0)} s ${device} still waiting`);
  };
  const sit = async (operations: number): Promise<void> => {
    const numbers = Array.from({ length: options.students }, (_, place) => sums.sittings + place);
    const { students, room } = await seat(site, numbers);
    const world = { ...site, students, room };
    const looking = setInterval(() => students.forEach((student) => student.look()), lookEveryMs);
    try {
      for (let left = operations; left > 0 && !isWrong(); left -= roundOperations) {
        const count = Math.min(roundOperations, left);
        await storm(world, count);
        done += count;
        await healed(world);
        options.tell?.(`${done} of ${options.operations} operations, ${network.confirmed()} confirmed`);
        await judge(world);
      }
      if (isWrong()) return;
      sums.handedIn += await handInAll(world);
      await healed(world);
      await judge(world);
      const catalogue = createCatalogue();
      for (const student of students)
        for (const words of await recount(servers.db(), catalogue, student)) found("miscounted", words);
    } finally {
      clearInterval(looking);
      for (const student of students) for (const device of student.devices) device.kill();
      sums.sittings += students.length;
      sums.operations += students.reduce((sum, student) => sum + student.given().size, 0);
      sums.atRisk += students.reduce((sum, student) => sum + student.gone(), 0);
    }
  };

  try {
    await publishTest(servers.db(), fixedDraft, Date.now());
    for (const test of [mapMathematicsTest, cat, sat, opt])
      await publishTest(servers.db(), await draftOfShipped(test, options.seed), Date.now());
    while (done < options.operations && !isWrong()) await sit(Math.min(classOperations, options.operations - done));
    return {
      ...sums,
      ...counts,
      faults,
      confirmed: network.confirmed(),
      slowestHealMs,
      seconds: (performance.now() - begun) / 1_000,
      findings,
    };
  } finally {
    await network.close();
    await servers.close();
  }
}
