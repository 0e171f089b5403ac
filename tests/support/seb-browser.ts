import { createHash } from "node:crypto";
import type { OpenClass } from "./given-classes";
import type { School } from "./sittings";

/** What a browser shows for a page, computed as the developers' documentation of Safe Exam Browser says. */
export const shownFor = (address: string, key: string): string =>
  createHash("sha256")
    .update(address.replace(/#.*/, "") + key)
    .digest("hex");

/** An assignment that asks for Safe Exam Browser, and what its students' browsers show. */
export async function askForSeb(school: School, ofClass: OpenClass, assignment_id: string, policy: object) {
  const { token } = ofClass.teacher;
  const saved = await school.call("saveSebPolicy", { assignment_id, policy }, token);
  const { config_key: configKey, start_address: startAddress } = saved.body.data;
  const check = async (who: string, more: object = {}, headers: Record<string, string> = {}) => {
    const shown = { config_key: shownFor(startAddress, configKey ?? ""), version: "SafeExamBrowser 3.9 (Windows)" };
    const input = { assignment_id, url: startAddress, ...shown, ...more };
    return (await school.call("checkSeb", input, who, headers)).body;
  };
  return { policy: saved.body.data, configKey: configKey ?? "", startAddress, check };
}

/** A configuration that this site makes. */
export const ownSettings = { kind: "settings", quit_allowed: false, addresses: [], programs: [] } as const;
