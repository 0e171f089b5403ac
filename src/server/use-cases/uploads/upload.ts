import { and, eq, ne, sum } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { PermissionName } from "../../../contract/account/permissions";
import { uploadPurposeSchema, type Upload, type UploadPurpose } from "../../../contract/account/personal";
import { uploadLimits } from "../../../contract/site/upload-limits";
import { audioTypeOf } from "../../../items/import/audio-files";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { uploads } from "../../db/upload-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { perUserTransaction } from "../per-user-transaction";
import { storeItemFiles } from "./item-files";
import { remakePicture } from "./picture";

export const uploadAddress = (fileId: string): string => `/uploads/${fileId}`;
export const fileIdOf = (address: string): string => address.slice(uploadAddress("").length);

const nameOf = (userId: string, purpose: UploadPurpose, bytes: Buffer): string =>
  createHash("sha256").update(`${userId}\n${purpose}\n`).update(bytes).digest("hex");

async function sent(form: FormData): Promise<{ bytes: Buffer; purpose: UploadPurpose; declared: string }> {
  const [file, ...more] = form.getAll("file");
  const purpose = uploadPurposeSchema.safeParse(form.get("purpose") ?? "avatar");
  if (!(file instanceof Blob) || more.length > 0 || !purpose.success) throw new CallRefusal("invalidRequest");
  if (file.size > uploadLimits.file) throw new CallRefusal("fileTooLarge");
  return { bytes: Buffer.from(await file.arrayBuffer()), purpose: purpose.data, declared: file.type };
}

const showingToAll: readonly PermissionName[] = ["site.edit", "notice.write"];

const mayShowToAll = ({ admin, permission }: Caller): boolean =>
  admin || showingToAll.some((name) => permission.includes(name));

/**
 * The bytes stored for an account, without one file. Locks the account's row, so that concurrent uploads are both
 * counted.
 */
async function keptBeside(tx: Queries, userId: string, fileId: string): Promise<number> {
  await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for("update");
  const [row] = await tx
    .select({ size: sum(uploads.size).mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), ne(uploads.fileId, fileId)));
  return row?.size ?? 0;
}

const mayUpload = (caller: Caller, purpose: UploadPurpose): boolean =>
  purpose === "avatar" ||
  (purpose === "site" ? mayShowToAll(caller) : caller.admin || caller.permission.includes("item.write"));

const mediaAddress = (sha256: string): string => `/media/${sha256}`;

type UploadedFile = Pick<Upload, "type" | "width" | "height"> & { readonly bytes: Buffer };

/** A picture made anew, or a sound as it is. Throws `soundRefused` for a recording that browsers do not play. */
async function fileOfItem(bytes: Buffer, declared: string): Promise<UploadedFile> {
  const sound = audioTypeOf(bytes);
  if (sound !== null) return { bytes, type: sound, width: 0, height: 0 };
  if (declared.startsWith("audio/")) throw new CallRefusal("soundRefused");
  return remakePicture(bytes, "item");
}

/** Stores a picture of a question with the files of the bank, where revisions and tests look for it. */
async function storeForItem(deps: Dependencies, caller: Caller, { bytes, type, width, height }: UploadedFile) {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return perUserTransaction<Upload>(deps, caller, async (tx) => {
    const refusal = await storeItemFiles(tx, caller.userId, [{ sha256, type, bytes }], deps.clock());
    if (refusal !== null) return refusal;
    return { url: mediaAddress(sha256), type, size: bytes.length, width, height };
  });
}

/** Stores a picture, after copying its pixels, and returns its URL. The same picture again is the same file. */
export async function upload(deps: Dependencies, caller: Caller, form: FormData): Promise<Upload> {
  const { bytes: given, purpose, declared } = await sent(form);
  if (!mayUpload(caller, purpose)) throw new CallRefusal("forbidden");
  if (purpose === "item") return storeForItem(deps, caller, await fileOfItem(given, declared));
  const picture = await remakePicture(given, purpose);
  const { bytes, type, width, height } = picture;
  const { userId } = caller;
  const fileId = nameOf(userId, purpose, bytes);
  const size = bytes.length;
  return perUserTransaction<Upload>(deps, caller, async (tx) => {
    if ((await keptBeside(tx, userId, fileId)) + size > uploadLimits.account) return new CallRefusal("filesFull");
    const touchedAt = deps.clock();
    await tx
      .insert(uploads)
      .values({ fileId, userId, purpose, type, size, width, height, touchedAt })
      .onConflictDoUpdate({ target: uploads.fileId, set: { touchedAt } });
    await deps.files.put(fileId, type, bytes);
    return { url: uploadAddress(fileId), type, size, width, height };
  });
}

/**
 * Uses one of the caller's files as avatar; throws `invalidRequest` if it is not one. The previous avatar is kept for a
 * day, in case it is wanted again.
 */
export async function useAsAvatar(
  tx: Queries,
  { userId, avatar: before }: Caller,
  address: string,
  touchedAt: number,
): Promise<void> {
  const touch = (fileId: string) =>
    tx
      .update(uploads)
      .set({ touchedAt })
      .where(and(eq(uploads.fileId, fileId), eq(uploads.userId, userId), eq(uploads.purpose, "avatar")))
      .returning({ fileId: uploads.fileId });
  if (before !== "") await touch(fileIdOf(before));
  if (address !== "" && (await touch(fileIdOf(address))).length === 0) throw new CallRefusal("invalidRequest");
}
