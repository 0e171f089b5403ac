import type { Queries } from "../../db/open";
import { messages, type MessageKind } from "../../db/site-schema";
import type { Dependencies } from "../dependencies";

/** Sends a message about an account to its owner. It appears among their messages on the site and nowhere else. */
export async function notifyPerson(
  queries: Queries,
  { ids, clock }: Pick<Dependencies, "ids" | "clock">,
  userId: string,
  kind: MessageKind,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  await queries.insert(messages).values({ messageId: ids(), userId, kind, facts, sentAt: clock() });
}
