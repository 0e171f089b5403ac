import type { z } from "zod";
import type { PermissionName } from "../account/permissions";

/** What is said of a call beside its address. */
export interface CallSchema {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** Who may call: anybody, a person, a guest, or both of them where a test is sat. */
  readonly access: "public" | "person" | "guest" | "sitter";
  /** What a person must hold beside; left out: nothing. */
  readonly permission?: PermissionName;
  readonly summary: string;
  /** files: the body is `multipart/form-data`; left out: JSON or a form. */
  readonly body?: "files";
}
