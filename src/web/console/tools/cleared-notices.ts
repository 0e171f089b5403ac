import type { Calls } from "../../../contract/calls";
import { parsed } from "../../effects/parsed";
import type { TextStorage } from "../../effects/storage";

export type Notice = Calls["noticeList"]["output"]["list"][number];

const storageKey = "clearedNotices";
const most = 200;

/** 53 bits of a text as base 36 (cyrb53): enough to tell notices apart, and nothing of them can be read from it. */
function hash(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36);
}

/** What a notice is about in whatever language it came: the addresses in it that name one thing, else its words. */
function subjectOf({ notice, email }: Notice): string {
  const addresses = [...`${notice} ${email}`.matchAll(/href="([^"]*\?[^"]*)"/g)].map(([, href]) => href);
  return addresses.length === 0 ? `${notice}\n${email}` : addresses.join("\n");
}

const markOf = (person: string, notice: Notice): string => hash(`${person}\n${subjectOf(notice)}`);

const read = (storage: TextStorage): readonly string[] => {
  const kept = parsed(storage.get(storageKey));
  return Array.isArray(kept) ? kept.filter((mark): mark is string => typeof mark === "string") : [];
};

/** The notices that this person has not cleared on this device. */
export function withoutCleared(storage: TextStorage, person: string, notices: readonly Notice[]): readonly Notice[] {
  const cleared = new Set(read(storage));
  return notices.filter((notice) => !cleared.has(markOf(person, notice)));
}

/** Remembers that this person has cleared these, by marks that say neither who nor what. */
export function rememberCleared(storage: TextStorage, person: string, notices: readonly Notice[]): void {
  storage.set(
    storageKey,
    JSON.stringify([...new Set([...read(storage), ...notices.map((notice) => markOf(person, notice))])].slice(-most)),
  );
}
