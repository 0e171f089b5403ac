import { hash, verify } from "@node-rs/argon2";
import { foldForms } from "../../contract/validators/folding";
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

/** Argon2id, 19 MiB, 2 passes, 1 lane, of the password's folded form. */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(foldForms(password), options));

/** Folded, as it is hashed now; as it was typed or decomposed, as it may have been hashed before. */
const formsOf = (password: string): ReadonlySet<string> =>
  new Set([foldForms(password), password, password.normalize("NFD")]);

async function isOneOf(forms: ReadonlySet<string>, stored: string): Promise<boolean> {
  for (const form of forms) if (await verify(stored, form)) return true;
  return false;
}

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
  const isRight = (await inLine(() => isOneOf(formsOf(password), against))) && stored !== null;
  if (isRight) await gate.passed();
  return isRight;
}
