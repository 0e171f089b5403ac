import type { z } from "zod";
import type { noticeListInput, noticeListOutput } from "../../../contract/account/account";
import type { Language } from "../../../contract/item/content";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { marksOf } from "./marks";
import { finishDue, sources, type BoardRequest, type BoardLine, type Cursor } from "./sources";

const pageSize = 20;

const cursorOf = (text: string | undefined): Cursor | null => {
  if (text === undefined) return null;
  const dot = text.indexOf(".");
  return { at: Number(text.slice(0, dot)), key: text.slice(dot + 1) };
};

/** Sorts newest first; lines of the same moment by key. */
const byNews = (one: BoardLine, other: BoardLine): number =>
  other.at - one.at || (one.key < other.key ? 1 : one.key > other.key ? -1 : 0);

/** A page of the notices and messages that this person has not cleared. */
export async function noticeList(
  deps: Dependencies,
  caller: Caller,
  { kind, before }: z.output<typeof noticeListInput>,
  language: Language,
): Promise<z.input<typeof noticeListOutput>> {
  await finishDue(deps, caller);
  const { readUntil, clearedUntil } = await marksOf(deps.db, caller);
  const asked: BoardRequest = { caller, language, after: clearedUntil, before: cursorOf(before), limit: pageSize + 1 };
  const wanted = sources.filter((source) => kind === undefined || source.kind === kind);
  const found = await Promise.all(wanted.map((source) => source.lines(deps, asked)));
  const counts = await Promise.all(sources.map((source) => source.count(deps, asked)));
  const lines = found.flat().toSorted(byNews);
  const shown = lines.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    list: shown.map((line) => ({
      image: line.image,
      notice: line.kind === "notice" ? line.html : "",
      email: line.kind === "email" ? line.html : "",
      key: line.key,
      at: line.at,
      read: line.at <= readUntil,
    })),
    total: counts.reduce((sum, number) => sum + number, 0),
    next: lines.length > pageSize && last !== undefined ? `${last.at}.${last.key}` : null,
  };
}
