import type { FetchResponse } from "ofetch";
import { parsed } from "./parsed";

/** A call that index.html has sent before the application was there. */
interface FirstCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: Promise<Response>;
}

/** Where index.html leaves its calls, by address. */
export interface FirstCallsPage {
  firstCalls?: Record<string, FirstCall | undefined>;
}

/** The reply to a call that the page has sent already; null: it has not, or it was not answered. */
export type TakeReply = (
  address: string,
  headers: Readonly<Record<string, string>>,
) => Promise<FetchResponse<unknown> | null>;

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * Takes over the calls of index.html: each is taken once, and only by the same call in the name of the same person, in
 * the same language.
 */
export const takingFirstCalls =
  (page: FirstCallsPage): TakeReply =>
  async (address, headers) => {
    const sent = page.firstCalls?.[address];
    if (sent === undefined) return null;
    delete page.firstCalls?.[address];
    if (!isSame(sent.headers, headers)) return null;
    try {
      const reply = await sent.reply;
      return Object.assign(reply, { _data: parsed(await reply.text()) });
    } catch {
      return null;
    }
  };
