import { createAtom, type Readable } from "@tanstack/store";
import type { Language } from "../../contract/item/content";
import type { TextStorage } from "../platform/storage";
import { defaultLanguage, isLanguage } from "./language";
import type { MessagePart } from "./message-id";

/** Compiled at build: id → parts of the message. */
export type Messages = Readonly<Record<string, string>>;

/** The language on screen and its loaded messages. */
export interface ShownLanguage {
  readonly language: Language;
  /** The language that the browser prefers, if another one is shown and none has been chosen; otherwise null. */
  readonly offered: Language | null;
  readonly messages: Messages;
}

/** Loads message files by part and language; retains loaded parts in the active language only. */
export interface MessageStore extends Pick<Readable<ShownLanguage>, "get" | "subscribe"> {
  /** Resolves once the parts have loaded in the active language. */
  readonly load: (parts: readonly MessagePart[]) => Promise<void>;
  /** Shows another language once all parts in use have loaded; remembers the choice. */
  readonly switchTo: (language: Language) => Promise<void>;
  /** Stays with the current language; remembers the choice. */
  readonly decline: () => void;
}

export type ReadMessages = (part: MessagePart, language: Language) => Promise<Messages>;

/** The first of these language tags, such as `en-GB`, that is supported. */
const firstKnown = (tags: readonly string[]): Language | null =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? null;

/** `asked`: the languages that the browser prefers, best first. */
export function makeMessageStore(
  read: ReadMessages,
  storage: TextStorage,
  key: string,
  asked: readonly string[] = [],
): MessageStore {
  const kept = storage.get(key);
  const first = isLanguage(kept) ? kept : defaultLanguage;
  const liked = isLanguage(kept) ? null : firstKnown(asked);
  const offered = liked === first ? null : liked;
  const shown = createAtom<ShownLanguage>({ language: first, offered, messages: {} });
  const wanted = new Set<MessagePart>();
  const loaded = new Set<MessagePart>();
  const readAll = async (parts: readonly MessagePart[], language: Language): Promise<Messages> => {
    const groups = await Promise.all(parts.map((part) => read(part, language)));
    return Object.fromEntries(groups.flatMap((group) => Object.entries(group)));
  };
  const load = async (parts: readonly MessagePart[]): Promise<void> => {
    for (const part of parts) wanted.add(part);
    const missing = parts.filter((part) => !loaded.has(part));
    if (missing.length === 0) return;
    const { language } = shown.get();
    const messages = await readAll(missing, language);
    if (shown.get().language !== language) return load(parts);
    for (const part of missing) loaded.add(part);
    shown.set({ ...shown.get(), messages: { ...shown.get().messages, ...messages } });
  };
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    load,
    switchTo: async (language) => {
      const parts = [...wanted];
      const messages = await readAll(parts, language);
      loaded.clear();
      for (const part of parts) loaded.add(part);
      storage.set(key, language);
      shown.set({ language, offered: null, messages });
      await load([...wanted]);
    },
    decline: () => {
      storage.set(key, shown.get().language);
      shown.set({ ...shown.get(), offered: null });
    },
  };
}
