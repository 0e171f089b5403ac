import { hash, verify } from "@node-rs/argon2";
import { CallRefusal } from "../refusal";

const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 2;
const longestQueue = 400;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Each hash costs tens of milliseconds of CPU: two at once, the rest in line, so that a class signing in starves
 * nobody.
 */
async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new CallRefusal("unavailable", {}, 5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Argon2id, 19 MiB, 2 passes, 1 lane. */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password, options));

let decoy: Promise<string> | null = null;

/**
 * Counts tries: `enter` waits, or throws a `CallRefusal`, where there were too many; `passed` takes a right one back.
 */
export interface Gate {
  enter(): Promise<void>;
  passed(): Promise<void>;
}

/** Whether the password is right. Takes as long where there is no such account (`stored` null). */
export async function checkPassword(stored: string | null, password: string, gate: Gate): Promise<boolean> {
  await gate.enter();
  decoy ??= hashPassword("no account has this one");
  const against = stored ?? (await decoy);
  const isRight = (await inLine(() => verify(against, password))) && stored !== null;
  if (isRight) await gate.passed();
  return isRight;
}
