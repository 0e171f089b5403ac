import type { z } from "zod";
import type { PermissionName } from "../account/permissions";

/** The largest JSON of most calls, in bytes. */
export const usualBody = 64 * 1024;

/** The definition of a call besides its address. */
export interface CallSchema {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** The callers admitted: anybody, a person, a guest, or both persons and guests for calls of an attempt. */
  readonly access: "public" | "person" | "guest" | "sitter";
  /** Permission that a person must have; absent: none. */
  readonly permission?: PermissionName;
  readonly summary: string;
  /** files: the body is `multipart/form-data`; absent: JSON or a form. */
  readonly body?: "files";
  /** The largest JSON that it takes, in bytes; absent: `usualBody`. */
  readonly largestBody?: number;
}

/** Who may call what authors call: persons who write questions. */
export const ofAuthors = { access: "person", permission: "item.write" } as const;
