import { setTimeout as pause } from "node:timers/promises";
import type { Chance } from "./chance";
import type { CampaignRoom } from "./invigilator";
import type { Network } from "./network";
import type { Servers } from "./servers";
import type { Student } from "./student";

/** Average number of operations for each disaster. */
const disasterEvery = 25;
export const lookEveryMs = 40;
/** The limit for the recovery after a storm; the longest wait of a device is half a minute. */
const healLimitMs = 60_000;

/** A class that takes its tests while faults occur. */
export interface World {
  readonly servers: Servers;
  readonly network: Network;
  readonly students: readonly Student[];
  /** The room in which some of them sit. */
  readonly room: CampaignRoom;
  readonly chance: Chance;
  readonly caused: (fault: string) => void;
}

type Disaster = readonly [name: string, strike: (world: World) => Promise<unknown>, weight: number];

const anyStudent = ({ students, chance }: World): Student => chance.oneOf(students);

/** A fault of a device that lasts for a while. */
const forAWhile =
  (change: "isOffline" | "isStorageFailing") =>
  async (world: World): Promise<void> => {
    const device = world.chance.oneOf(anyStudent(world).devices);
    device.set({ [change]: true });
    await pause(world.chance.whole(300, 3_000));
    device.set({ [change]: false });
  };

const disastersOf = ({ servers, room }: World): readonly Disaster[] => [
  ...servers.disasters.map(([name, strike, weight]): Disaster => [name, ({ chance }) => strike(chance), weight]),
  ...room.acts.map(([name, act, weight]): Disaster => [name, ({ chance }) => act(chance), weight]),
  ["device offline", forAWhile("isOffline"), 4],
  ["device keeps nothing", forAWhile("isStorageFailing"), 3],
  ["window killed", (world) => anyStudent(world).reopen(), 5],
  ["device changed", (world) => anyStudent(world).changeDevice(), 2],
];

function pick(all: readonly Disaster[], { random }: Chance): Disaster {
  let left = random() * all.reduce((sum, [, , weight]) => sum + weight, 0);
  return all.find(([, , weight]) => (left -= weight) < 0) ?? (all[0] as Disaster);
}

/** Lets students do `operations` operations during faults; resolves when all are done and every disaster is over. */
export async function storm(world: World, operations: number): Promise<void> {
  const { students, chance, network, caused } = world;
  const all = disastersOf(world);
  const striking: Promise<unknown>[] = [];
  network.storm();
  const atWill = students.filter(({ way }) => way === "atWill");
  for (let count = 0; count < operations;) {
    // while one student waits for the next question or a window, another one acts
    const hasActed = anyStudent(world).act() || chance.oneOf(atWill).act();
    if (hasActed) count += 1;
    if (hasActed && chance.happens(1 / disasterEvery)) {
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

/**
 * Waits until all devices have delivered everything, or a fault is found. Returns the time it took, and the devices
 * with undelivered operations.
 */
export async function heal(
  { students }: World,
  isWrong: () => boolean,
): Promise<{ readonly ms: number; readonly owing: readonly string[] }> {
  const begun = performance.now();
  const devices = students.flatMap((student) => student.devices);
  const owing = () => devices.filter((device) => device.isBusy() || device.owed() > 0);
  while (performance.now() - begun < healLimitMs && !isWrong() && owing().length > 0) await pause(lookEveryMs);
  return {
    ms: performance.now() - begun,
    owing: isWrong() ? [] : owing().map(({ name, owed }) => `${name}: ${owed()}`),
  };
}

/** Lets all students hand in during faults; returns the number that have. */
export async function handInAll(world: World): Promise<number> {
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
