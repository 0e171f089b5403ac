import type { Queries } from "../../db/open";
import { messages, type MessageKind } from "../../db/site-schema";
import type { Dependencies } from "../dependencies";

/** Tells an account what has happened to it: a line under its messages, and nothing outside of the site. */
export async function notifyPerson(
  queries: Queries,
  { ids, clock }: Pick<Dependencies, "ids" | "clock">,
  userId: string,
  kind: MessageKind,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  await queries.insert(messages).values({ messageId: ids(), userId, kind, facts, sentAt: clock() });
}
