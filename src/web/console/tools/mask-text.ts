import { localText, sessionText, storageKeys, tabKeys } from "../../platform/storage";

const hidden = "•••";

/**
 * Names of secrets in addresses, headers and data, before their values; of lists and objects, the rest of the line is
 * masked.
 */
const named = /bearer\s+|[?&]t(?:=|%3D)|(?:token|vtk|passw(?:or)?d|secret|lease|answers?)["']?\s*(?:[=:]|%3D)\s*/;
const value = /"[^"]*"|'[^']*'|[[{].*|[^\s&#"',;)}\]]+/;
const secret = new RegExp(`(${named.source})(?:${value.source})`, "gi");

/**
 * A text without tokens, passwords and answers, as far as they are named in it, and without the tokens of this window
 * anywhere.
 */
export function maskText(text: string): string {
  const kept = [localText.get(storageKeys.token), sessionText.get(tabKeys.visitorToken)];
  const left = kept.reduce<string>(
    (rest, token) => (token === null || token === "" ? rest : rest.replaceAll(token, hidden)),
    text,
  );
  return left.replaceAll(secret, `$1${hidden}`);
}
