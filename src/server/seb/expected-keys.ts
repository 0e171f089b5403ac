import { timingSafeEqual } from "node:crypto";
import type { CheckProblem } from "../../contract/integrations/lockdown-kinds";
import { pageHashOf } from "./config-key";

/** The keys of which a browser must show one. */
export interface ExpectedKeys {
  /** null: any configuration, as long as the browser is one of those listed. */
  readonly configKey: string | null;
  /** The keys of browsers of which it must be one; none: any browser with the configuration. */
  readonly examKeys: readonly string[];
}

/** What a browser shows for a page: hashes of the page's address with its keys, empty where it shows none. */
export interface ShownHashes {
  readonly configKeyHash: string;
  readonly examKeyHash: string;
}

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Why what is shown for a page does not prove the browser; null: it does. `address`: as the server knows the page. */
export function keyProblem(
  { configKey, examKeys }: ExpectedKeys,
  address: string,
  { configKeyHash, examKeyHash }: ShownHashes,
): Exclude<CheckProblem, "otherAddress"> | null {
  const shown = (configKey === null ? examKeyHash : configKeyHash).toLowerCase();
  if (shown === "") return "missing";
  if (configKey !== null) return isEqual(shown, pageHashOf(address, configKey)) ? null : "otherConfiguration";
  // all are compared, so that the time says nothing of the place in the list
  const matches = examKeys.filter((key) => isEqual(shown, pageHashOf(address, key)));
  return matches.length > 0 ? null : "otherBrowser";
}
