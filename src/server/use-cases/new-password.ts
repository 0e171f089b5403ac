import { foldName, foldSearch } from "../../contract/validators/folding";
import { shortestNewPassword } from "../../contract/validators/password";
import { CallRefusal } from "../support/refusal";

const listed = 10_000;
/** Shorter ones stand in many words. */
const shortestName = 3;

/** What guessing starts with here, and the list does not hold. */
const local = "student123 teacher123 admin123 woaini520 woaini1314 5201314a 1314520a invigil1";

let common: Promise<ReadonlySet<string>> | null = null;

/** The passwords that are used most, in lower case; read when the first one is set. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const longEnough = dictionary["passwords-common"].filter(({ length }) => length >= shortestNewPassword);
  return new Set([...longEnough.slice(0, listed), ...local.split(" ")]);
}

const lettersOf = (text: string): string => foldSearch(text).replaceAll(/[^\p{L}]/gu, "");

/** Names as somebody would type them: each whole, and each part of it. */
const spellingsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [
      lettersOf(name),
      ...foldSearch(name)
        .split(/[^\p{L}]+/u)
        .map(lettersOf),
    ])
    .filter((name) => name.length >= shortestName);

/** Refuses a password that is among those used most. */
export async function refuseCommon(password: string): Promise<void> {
  common ??= readCommon();
  if ((await common).has(foldName(password))) throw new CallRefusal("passwordCommon");
}

/** Refuses a password that is one of the person's names with digits and signs about it. */
export function refuseNamesAsPassword(password: string, names: readonly string[]): void {
  const isName = names.some((name) => foldName(name) === foldName(password));
  if (isName || spellingsOf(names).includes(lettersOf(password))) throw new CallRefusal("passwordNamed");
}

/** Refuses what anybody would guess first: a password that many use, the person's own names. */
export async function refuseGuessable(password: string, names: readonly string[]): Promise<void> {
  refuseNamesAsPassword(password, names);
  await refuseCommon(password);
}
