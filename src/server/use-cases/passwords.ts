import { hash, verify } from "@node-rs/argon2";
import { foldForms } from "../../contract/validators/folding";
import { createFairQueue, type FairQueue, type WorkSource, type Timing } from "./fair-queue";

const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A whole year of a school that signs in at the same moment. */
const longestQueue = 400;

/**
 * Each hash takes tens of milliseconds of CPU: two run at the same time and the rest waits, with addresses taking
 * turns, so that a class that signs in does not block other requests.
 */
export const createPasswordQueue = (timing: Timing = {}): FairQueue =>
  createFairQueue({ atOnce: 2, longest: longestQueue, ...timing });

const queueOfProcess = createPasswordQueue();
const ofServer: WorkSource = { key: "", isKnown: false };

/** Argon2id, 19 MiB, 2 passes, 1 lane, of the password's folded form. */
export const hashPassword = (password: string, source = ofServer): Promise<string> =>
  queueOfProcess.run(source, () => hash(foldForms(password), options));

/**
 * The forms in which a password may have been hashed: folded, as now; as typed or decomposed, as in earlier versions.
 */
const formsOf = (password: string): ReadonlySet<string> =>
  new Set([foldForms(password), password, password.normalize("NFD")]);

async function isOneOf(forms: ReadonlySet<string>, stored: string): Promise<boolean> {
  for (const form of forms) if (await verify(stored, form)) return true;
  return false;
}

let decoy: Promise<string> | null = null;
async function verifyDecoy(forms: ReadonlySet<string>): Promise<boolean> {
  decoy ??= hash("no account has this one", options);
  return isOneOf(forms, await decoy);
}

/**
 * Counts failed sign-ins: `enter` waits, or throws a `CallRefusal` after too many; call `passed` after a right password
 * and `failed` after a wrong one.
 */
export interface Gate {
  /** The source of the request, for taking turns; left out: the server. */
  readonly source?: WorkSource;
  /** The queue in which it waits; left out: that of the process. */
  readonly queue?: FairQueue | undefined;
  enter(): Promise<void>;
  passed(): Promise<void>;
  failed(): Promise<void>;
}

/**
 * Whether the password is right. Takes as long if there is no such account (`stored` null), without taking turns from
 * other sources.
 */
export async function checkPassword(stored: string | null, password: string, gate: Gate): Promise<boolean> {
  await gate.enter();
  const { source = ofServer, queue = queueOfProcess } = gate;
  const forms = formsOf(password);
  const isRight =
    stored === null
      ? await queue.imitate(source, () => verifyDecoy(forms), forms.size).then(() => false)
      : await queue.run(source, () => isOneOf(forms, stored), forms.size);
  await (isRight ? gate.passed() : gate.failed());
  return isRight;
}
