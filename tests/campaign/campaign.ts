import "fake-indexeddb/auto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../src/server/db/open";
import { users } from "../../src/server/db/schema";
import { newId, newSecret } from "../../src/server/identifiers";
import { draftOfShipped } from "../../src/server/shipped/shipped-test";
import { mapMathematicsTest } from "../../src/server/shipped/shipped-tests";
import { createCatalogue } from "../../src/server/sitting/catalogue";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { openSession } from "../../src/server/use-cases/sign-in";
import { fixedDraft } from "../bench/answers/fixed-test";
import { chanceOf, type Chance } from "./chance";
import type { Ledger } from "./ledger";
import { openNetwork, type Network } from "./network";
import { recount } from "./recount";
import { startServerOnDisk } from "./server-on-disk";
import { startServers, type Servers } from "./servers";
import { createStudent, type Student } from "./student";
import { verify } from "./verify";

export interface CampaignOptions {
  readonly operations: number;
  readonly seed: string;
  /** Server processes on one database. */
  readonly servers: number;
  /** Instead: one server whose disk loses its power and has no room at times. */
  readonly hasOwnDisk?: boolean;
  readonly students: number;
  /** A fault of our own in every device, to show that it is found. */
  readonly believesAnybody?: boolean;
  readonly tell?: (sentence: string) => void;
}

/** Operations of all students between two calms. */
const roundOperations = 500;
/** One disaster in so many operations. */
const disasterEvery = 25;
/** One student in so many sits a test whose questions follow from the answers. */
const adaptiveEvery = 3;
const mostFindings = 8;
const lookEveryMs = 40;
/** Nothing takes longer to heal: the longest wait is half a minute. */
const healLimitMs = 60_000;

async function enrol(db: Database, count: number): Promise<{ person: string; token: string }[]> {
  const people = Array.from({ length: count }, (_, number) => ({
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

interface World {
  readonly servers: Servers;
  readonly network: Network;
  readonly students: readonly Student[];
  readonly chance: Chance;
  readonly caused: (fault: string) => void;
}

type Disaster = readonly [name: string, strike: (world: World) => Promise<unknown>, weight: number];

const anyStudent = ({ students, chance }: World): Student => chance.oneOf(students);

/** Something fails on a device, for a while. */
const forAWhile =
  (change: "isOffline" | "isStorageFailing") =>
  async (world: World): Promise<void> => {
    const device = world.chance.oneOf(anyStudent(world).devices);
    device.set({ [change]: true });
    await pause(world.chance.whole(300, 3_000));
    device.set({ [change]: false });
  };

const disastersOf = ({ servers }: World): readonly Disaster[] => [
  ...servers.disasters.map(([name, strike, weight]): Disaster => [name, ({ chance }) => strike(chance), weight]),
  ["device offline", forAWhile("isOffline"), 4],
  ["device keeps nothing", forAWhile("isStorageFailing"), 3],
  ["window killed", (world) => anyStudent(world).reopen(), 5],
  ["device changed", (world) => anyStudent(world).changeDevice(), 2],
];

function pick(all: readonly Disaster[], { random }: Chance): Disaster {
  let left = random() * all.reduce((sum, [, , weight]) => sum + weight, 0);
  return all.find(([, , weight]) => (left -= weight) < 0) ?? (all[0] as Disaster);
}

/** Students act while everything fails; resolves once all acts are done and every disaster is over. */
async function storm(world: World, operations: number): Promise<void> {
  const { students, chance, network, caused } = world;
  const all = disastersOf(world);
  const striking: Promise<unknown>[] = [];
  network.storm();
  const atWill = students.filter(({ isAdaptive }) => !isAdaptive);
  for (let count = 0; count < operations; count += 1) {
    // while somebody waits for the next question, another one goes on
    if (!anyStudent(world).act()) chance.oneOf(atWill).act();
    if (chance.happens(1 / disasterEvery)) {
      const [name, strike] = pick(all, chance);
      caused(name);
      striking.push(strike(world));
    }
    await pause(chance.whole(0, 50));
  }
  network.calm();
  await Promise.all(striking);
  for (const student of students) for (const device of student.devices) device.open();
}

/** Waits until no device owes anything, or something is found wrong; answers how long that took. */
async function heal({ students }: World, isWrong: () => boolean): Promise<number> {
  const begun = performance.now();
  const devices = students.flatMap((student) => student.devices);
  while (performance.now() - begun < healLimitMs) {
    if (isWrong() || devices.every((device) => !device.isBusy() && device.owed() === 0)) break;
    await pause(lookEveryMs);
  }
  return performance.now() - begun;
}

/** All hand in, with everything failing once more; answers how many have. */
async function handInAll(world: World): Promise<number> {
  const { students, servers, chance, network, caused } = world;
  network.storm();
  const handing = students.map((student) => student.handIn());
  const [name, strike] = chance.oneOf(servers.disasters);
  caused(name);
  await strike(chance);
  const done = await Promise.all(handing);
  network.calm();
  return done.filter(Boolean).length;
}

/**
 * Students with two devices each, by the product's own outbox, answer a test while network, servers, database, storage
 * and windows fail at random. Between the rounds everything is well again, and what the students remember is held
 * against the server's tables.
 */
export async function runCampaign(options: CampaignOptions): Promise<Ledger> {
  const begun = performance.now();
  const chance = chanceOf(options.seed);
  const faults: Record<string, number> = {};
  const findings: string[] = [];
  const counts = { lost: 0, doubled: 0, wrongOrder: 0, falseLabels: 0, refused: 0, miscounted: 0 };
  const caused = (fault: string): void => void (faults[fault] = (faults[fault] ?? 0) + 1);
  const found = (kind: keyof typeof counts, words: string): void => {
    counts[kind] += 1;
    if (findings.length < mostFindings) findings.push(`${kind}: ${words}`);
  };
  const servers = await (options.hasOwnDisk === true ? startServerOnDisk() : startServers(options.servers));
  const network = await openNetwork(servers.next, chance, caused);
  let slowestHealMs = 0;
  let done = 0;
  let handedIn = 0;
  try {
    await publishTest(servers.db(), fixedDraft, Date.now());
    await publishTest(servers.db(), await draftOfShipped(mapMathematicsTest, options.seed), Date.now());
    const people = await enrol(servers.db(), options.students);
    const students = people.map((who, number) =>
      createStudent({
        ...who,
        number,
        url: network.url,
        ...(number % adaptiveEvery === adaptiveEvery - 1
          ? { menuId: mapMathematicsTest.menuId, mode: "practice", isAdaptive: true }
          : { menuId: fixedDraft.menuId, isAdaptive: false }),
        believesAnybody: options.believesAnybody ?? false,
        chance,
        isTaken: (key) => network.rowsOf(key).size > 0,
        found,
      }),
    );
    const world = { servers, network, students, chance, caused };
    await Promise.all(students.map((student) => student.begin()));
    const judge = async (judged: readonly Student[]): Promise<void> => {
      for (const student of judged) {
        const verdict = await verify(servers.db(), student, network.rowsOf);
        for (const kind of ["lost", "doubled", "wrongOrder"] as const)
          for (const words of verdict[kind]) found(kind, words);
      }
    };
    const looking = setInterval(() => students.forEach((student) => student.look()), lookEveryMs);
    try {
      while (done < options.operations) {
        const count = Math.min(roundOperations, options.operations - done);
        await storm(world, count);
        done += count;
        slowestHealMs = Math.max(slowestHealMs, await heal(world, () => findings.length > 0));
        options.tell?.(`${done} of ${options.operations} operations, ${network.confirmed()} confirmed`);
        const soFar = { ...counts };
        await judge(students);
        // what is wrong stays wrong: it is told, and counted, once
        if (counts.lost + counts.doubled + counts.wrongOrder > soFar.lost + soFar.doubled + soFar.wrongOrder) break;
      }
      if (findings.length === 0) {
        handedIn = await handInAll(world);
        slowestHealMs = Math.max(slowestHealMs, await heal(world, () => findings.length > 0));
        await judge(students);
        const catalogue = createCatalogue();
        for (const student of students)
          for (const words of await recount(servers.db(), catalogue, student)) found("miscounted", words);
      }
    } finally {
      clearInterval(looking);
      for (const student of students) for (const device of student.devices) device.kill();
    }
    return {
      operations: students.reduce((sum, student) => sum + student.given().size, 0),
      sittings: students.length,
      faults,
      confirmed: network.confirmed(),
      handedIn,
      ...counts,
      atRisk: students.reduce((sum, student) => sum + student.gone(), 0),
      slowestHealMs,
      seconds: (performance.now() - begun) / 1_000,
      findings,
    };
  } finally {
    await network.close();
    await servers.close();
  }
}
