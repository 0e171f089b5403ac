import type { ParsedItems, Paste } from "../../../../machines/studio/pasting-facts";
import { pastingMachine } from "../../../../machines/studio/pasting.machine";
import type { Calls } from "../../../contract/calls/calls";
import type { DraftItem } from "../../../contract/studio/draft-item";
import { callInPlace } from "../call";
import { effectActor } from "../effect-actor";

type Parsed = Calls["parseItems"]["output"];

/** A short digest of a text (cyrb53), for keys and not for secrets. */
const digest = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, "0");
};

const draftOfParsed = ({ body, key, explanation, points, expected_ms }: Parsed["items"][number]): DraftItem => ({
  subject: "general",
  skill: "general",
  level: null,
  tags: [],
  body,
  key,
  ...(explanation === undefined ? {} : { explanation }),
  points,
  expected_ms,
});

/** Names each question by its box and content, so that it is the same one when the box is read again. */
const withKeys = (boxId: string, { items, refused }: Parsed): ParsedItems => {
  const seen = new Map<string, number>();
  return {
    items: items.map((item) => {
      const draft = draftOfParsed(item);
      const content = digest(JSON.stringify(draft));
      const times = seen.get(content) ?? 0;
      seen.set(content, times + 1);
      const { line, end, warnings } = item;
      return { key: `${boxId}.${content}.${times}`, line, end, draft, warnings };
    }),
    unread: refused,
  };
};

const inputOf = ({ text, html }: Paste): Calls["parseItems"]["input"] => (html === null ? { text } : { html });

/** The paste box with its calls. `boxId`: 8–40 characters that name the box; they make its questions the same ones. */
export const wiredPasting = (boxId: string) =>
  pastingMachine.provide({
    actors: {
      parse: effectActor(async ({ paste }, signal) =>
        withKeys(boxId, await callInPlace("parseItems", inputOf(paste), { signal })),
      ),
      addItem: effectActor(async ({ item }, signal) => {
        if (item === undefined) throw new Error("every question is added");
        const { key, draft } = item;
        const { item_id: itemId } = await callInPlace("saveItem", { idempotency_key: key, draft }, { signal });
        return { key, itemId };
      }),
    },
  });
