import type { z } from "zod";
import type { ItemRemark, parseItemsInput, parseItemsOutput } from "../../../contract/studio/studio-items";
import { parsePasted } from "../../../items/import/pasted/parse-pasted";
import { reasonSentence, type Reason } from "../../../items/import/reasons";
import { inTransaction } from "../../db/transaction";
import type { Dependencies } from "../dependencies";
import { putMedia } from "../publishing/put-media";

const remarkOf = ({ code, detail }: Reason): ItemRemark => ({
  code,
  ...(detail === undefined ? {} : { detail }),
  sentence: { zh: reasonSentence(code, "zh"), en: reasonSentence(code, "en") },
});

/** Reads questions from a pasted text. Nothing is stored but the pictures that are pasted with it. */
export async function parseItems(
  { db, secret }: Pick<Dependencies, "db" | "secret">,
  { language, ...paste }: z.output<typeof parseItemsInput>,
): Promise<z.output<typeof parseItemsOutput>> {
  const { items, refused } = await parsePasted(paste, {
    seed: secret(),
    ...(language === undefined ? {} : { language }),
  });
  const files = items.flatMap(({ media }) => media);
  if (files.length > 0)
    await inTransaction(db, async (tx) => {
      for (const file of files) await putMedia(tx, file);
    });
  return {
    items: items.map(({ line, end, item, warnings }) => ({
      line,
      end,
      body: item.body,
      key: item.key,
      ...(item.explanation === undefined ? {} : { explanation: item.explanation }),
      points: item.points,
      expected_ms: item.expected_ms,
      warnings: warnings.map(remarkOf),
    })),
    refused: refused.map(({ line, end, reason, text }) => ({ line, end, ...remarkOf(reason), text })),
  };
}
