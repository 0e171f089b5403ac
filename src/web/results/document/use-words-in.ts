import { useQuery } from "@tanstack/react-query";
import type { Language } from "../../../contract/item/content";
import type { MessagePart } from "../../i18n/message-id";
import type { Messages } from "../../i18n/messages";
import { readMessages } from "../../i18n/read-messages";
import { asInviter } from "../as-inviter";

/** All message parts that a document may use, for every family. */
const parts: readonly MessagePart[] = ["app", "aids", "document", "exam", "opt", "results"];

/** The messages of a document in these languages, independent of the screen's; undefined until all have loaded. */
export const useWordsIn = (languages: readonly Language[], isGuests = false) =>
  useQuery({
    queryKey: ["words of a document", isGuests, ...languages],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      Promise.all(
        languages.map(async (language): Promise<readonly [Language, Messages]> => {
          const groups = await Promise.all(
            [...parts, ...(isGuests ? (["inviter"] as const) : [])].map((part) => readMessages(part, language)),
          );
          const words: Messages = Object.fromEntries(groups.flatMap((group) => Object.entries(group)));
          return [language, isGuests ? asInviter(words) : words];
        }),
      ),
  });
