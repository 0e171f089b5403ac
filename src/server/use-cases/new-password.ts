import { foldName, foldSearch } from "../../contract/validators/folding";
import { shortestNewPassword } from "../../contract/validators/password";
import { CallRefusal } from "../support/refusal";

const listed = 10_000;
/** Shorter name parts occur in many words, so they are ignored. */
const shortestName = 3;

/** Likely first guesses on this site that the list does not contain. */
const local = "student123 teacher123 admin123 woaini520 woaini1314 5201314a 1314520a invigil1";

let common: Promise<ReadonlySet<string>> | null = null;

/** The most common passwords, in lower case; loaded when the first password is set. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const longEnough = dictionary["passwords-common"].filter(({ length }) => length >= shortestNewPassword);
  return new Set([...longEnough.slice(0, listed), ...local.split(" ")]);
}

const lettersOf = (text: string): string => foldSearch(text).replaceAll(/[^\p{L}]/gu, "");

/** Names as people type them: each name as a whole, and each of its parts. */
const spellingsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [
      lettersOf(name),
      ...foldSearch(name)
        .split(/[^\p{L}]+/u)
        .map(lettersOf),
    ])
    .filter((name) => name.length >= shortestName);

/** Throws `passwordCommon` for one of the most common passwords. */
export async function refuseCommon(password: string): Promise<void> {
  common ??= readCommon();
  if ((await common).has(foldName(password))) throw new CallRefusal("passwordCommon");
}

/** Throws `passwordNamed` for a password that is one of the person's names with digits or signs around it. */
export function refuseNamesAsPassword(password: string, names: readonly string[]): void {
  const isName = names.some((name) => foldName(name) === foldName(password));
  if (isName || spellingsOf(names).includes(lettersOf(password))) throw new CallRefusal("passwordNamed");
}

/** Throws for a password that is easy to guess: a common one, or one of the person's names. */
export async function refuseGuessable(password: string, names: readonly string[]): Promise<void> {
  refuseNamesAsPassword(password, names);
  await refuseCommon(password);
}
