import { useQuery } from "@tanstack/react-query";
import type { Language } from "../../../contract/content";
import type { MessagePart } from "../../i18n/message-id";
import type { Messages } from "../../i18n/messages";
import { readMessages } from "../../i18n/read-messages";

/** All that a document may say, whichever family it is of. */
const parts: readonly MessagePart[] = ["app", "aids", "document", "exam", "opt", "results"];

/** The words of a document in these languages, whichever the screen is in; undefined until all have come. */
export const useWordsIn = (languages: readonly Language[]) =>
  useQuery({
    queryKey: ["words of a document", ...languages],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      Promise.all(
        languages.map(async (language): Promise<readonly [Language, Messages]> => {
          const groups = await Promise.all(parts.map((part) => readMessages(part, language)));
          return [language, Object.fromEntries(groups.flatMap((group) => Object.entries(group)))];
        }),
      ),
  });
