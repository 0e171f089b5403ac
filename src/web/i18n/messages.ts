import { createAtom, type Readable } from "@tanstack/store";
import type { Language } from "../../contract/content";
import type { TextStorage } from "../effects/storage";
import { defaultLanguage, isLanguage } from "./language";
import type { MessagePart } from "./message-id";

/** Compiled at build: id → the parts of the message. */
export type Messages = Readonly<Record<string, string>>;

/** What the screens show now. */
export interface Shown {
  readonly language: Language;
  readonly messages: Messages;
}

/** Loads message files by part and language; keeps what has been asked for in the active language only. */
export interface MessageStore extends Pick<Readable<Shown>, "get" | "subscribe"> {
  /** Resolves once the parts are there in the active language. */
  readonly load: (parts: readonly MessagePart[]) => Promise<void>;
  /** Shows another language once all parts in use have come; remembers it. */
  readonly switchTo: (language: Language) => Promise<void>;
}

export type ReadMessages = (part: MessagePart, language: Language) => Promise<Messages>;

export function makeMessageStore(read: ReadMessages, storage: TextStorage, key: string): MessageStore {
  const kept = storage.get(key);
  const shown = createAtom<Shown>({ language: isLanguage(kept) ? kept : defaultLanguage, messages: {} });
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
    shown.set({ language, messages: { ...shown.get().messages, ...messages } });
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
      shown.set({ language, messages });
      await load([...wanted]);
    },
  };
}
