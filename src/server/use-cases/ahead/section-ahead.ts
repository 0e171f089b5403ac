import { inArray, sql } from "drizzle-orm";
import type { Attempt, ExerciseEntry } from "../../../contract/attempt/attempt";
import type { SealedSection } from "../../../contract/attempt/next-section";
import type { Media } from "../../../contract/item/item";
import type { Queries } from "../../db/open";
import { media as files } from "../../db/schema";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { installationSecret } from "../installation-secret";
import { currentSitting } from "../sitting/current";
import { entryAhead } from "../sitting/section-entry";
import { openedName, sealedName, sealedSection, sectionDigest, sectionKey } from "./sealing";

type FileOfItem = Pick<Media, "sha256" | "type">;

/** A device decrypts a file as a whole, in memory. */
const largestBytes = 16 * 1024 * 1024;

const secretOf = (deps: Pick<Dependencies, "db" | "secret">): Promise<string> => installationSecret(deps, "ahead");

const filesOf = ({ exercise_item: items }: ExerciseEntry): FileOfItem[] => {
  const named = items.flatMap(({ exercise }) => exercise?.media ?? []);
  return [...new Map(named.map(({ sha256, type }) => [sha256, { sha256, type }])).values()];
};

async function openable(queries: Queries, named: readonly FileOfItem[]): Promise<FileOfItem[]> {
  if (named.length === 0) return [];
  const rows = await queries
    .select({ sha256: files.sha256, size: sql<number>`octet_length(${files.bytes})` })
    .from(files)
    .where(
      inArray(
        files.sha256,
        named.map(({ sha256 }) => sha256),
      ),
    );
  const sizes = new Map(rows.map(({ sha256, size }) => [sha256, size]));
  return named.filter(({ sha256 }) => (sizes.get(sha256) ?? Infinity) <= largestBytes);
}

/**
 * The next section, encrypted, as far as its items are known. It does not count as served, and no time limit begins.
 */
export async function nextSection(
  deps: Dependencies,
  caller: Principal,
  { attempt_id: attemptId }: { attempt_id: string },
): Promise<{ section: SealedSection | null }> {
  const { attempt, test } = await currentSitting(deps, caller, attemptId);
  const entry = await entryAhead(deps.db, test, attempt);
  if (entry === null) return { section: null };
  const { stage } = entry;
  const secret = await secretOf(deps);
  const key = sectionKey(secret, { attemptId, stage });
  const media = await openable(deps.db, filesOf(entry));
  const names = await Promise.all(media.map(({ sha256 }) => sealedName(secret, { attemptId, stage, sha256 })));
  return {
    section: {
      stage,
      digest: sectionDigest(key, entry),
      sealed: await sealedSection(key, { entry, media }),
      media: names.map((name) => `/media/sealed?of=${name}`),
    },
  };
}

/** The file at the URL of an encrypted section, and the key that it is encrypted with; null: there is none. */
export async function fileAhead(
  deps: Pick<Dependencies, "db" | "secret">,
  name: string,
): Promise<{ readonly sha256: string; readonly key: Buffer } | null> {
  const secret = await secretOf(deps);
  const named = openedName(secret, name);
  return named === null ? null : { sha256: named.sha256, key: sectionKey(secret, named) };
}

/**
 * The attempt for a device that already has the section under way in encrypted form (digest `ahead`): without any
 * contents, but with the key of that section. If the device has another version of it or none, the attempt is returned
 * in full.
 */
export async function withSectionKey(
  deps: Pick<Dependencies, "db" | "secret">,
  attempt: Attempt,
  ahead: string | undefined,
): Promise<Attempt> {
  const { attempt_id: attemptId, stage, lease, exercise_list: entries } = attempt;
  const entry = entries.find((one) => one.stage === stage);
  if (ahead === undefined || lease === null || entry === undefined) return attempt;
  const key = sectionKey(await secretOf(deps), { attemptId, stage });
  if (sectionDigest(key, entry) !== ahead) return attempt;
  const bare = (items: ExerciseEntry["exercise_item"]) =>
    items.map(({ exercise_id }) => ({ exercise_id, exercise: null }));
  return {
    ...attempt,
    exercise_list: entries.map((one) => ({ ...one, exercise_item: bare(one.exercise_item) })),
    section_key: key.toString("base64"),
  };
}
