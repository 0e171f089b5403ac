import { z } from "zod";
import { registerInput } from "../account/account";
import { roleNames } from "../account/role-names";
import { id, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { isSitePath, siteFieldProblem, type SiteField } from "./site-fields";

const text = (field: SiteField) => z.string().refine((value) => siteFieldProblem(field, value) === null, field);

/** SPEC §3, site config, as far as an admin decides it; each field by its one rule. */
export const siteFieldsSchema = z.strictObject({
  name: text("name"),
  logo: text("logo"),
  theme_id: text("theme_id"),
  site: text("site"),
  site_pc: text("site_pc"),
  site_h5: text("site_h5"),
  favicon: text("favicon"),
  watermark_img: text("watermark_img"),
  watermark_img_teacher: text("watermark_img_teacher"),
  is_check_user_status: z.number().refine((value) => siteFieldProblem("is_check_user_status", value) === null),
  qrcode_service: text("qrcode_service"),
  statistics_url: text("statistics_url"),
});

const version = z.number().int().nonnegative();
export const siteSettingsSchema = z.strictObject({
  fields: siteFieldsSchema,
  /** 0: as the server was started; each change counts one on. */
  version,
  changed_at: instant.nullable(),
  /** The nickname of who changed it last; null: nobody has. */
  changed_by: z.string().nullable(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
/** `version`: the one that was looked at; another one by now is a conflict. */
export const saveSiteInput = z.strictObject({ fields: siteFieldsSchema, version });
export const undoSiteInput = z.strictObject({ version: version.min(1) });

const roleSchema = z.enum(roleNames);

const longestNotice = 20_000;
const noticeText = localizedSchema.refine(
  ({ zh = "", en = "" }) => zh.length <= longestNotice && en.length <= longestNotice,
  "a notice is this long at most",
);
const noticeTerms = {
  /** HTML in each language; what is no text, emphasis, list or link is taken out when it is saved. */
  text: noticeText,
  /** A path on this site; empty: the bell. */
  image: z
    .string()
    .max(500)
    .refine((value) => value === "" || isSitePath(value), "a path on this site"),
  /** Who sees it; none: everybody who is signed in. */
  role: z.array(roleSchema).max(roleNames.length),
  valid_from: instant,
  /** null: until it is withdrawn. */
  valid_until: instant.nullable(),
};
export const saveNoticeInput = z
  .strictObject({
    ...noticeTerms,
    /** Made by who writes it, so that the same request twice makes one notice. */
    notice_id: z.uuid(),
    /** Counts the changes; 0: a new one. */
    revision: z.number().int().nonnegative(),
  })
  .refine(({ valid_from: from, valid_until: until }) => until === null || from < until, "it ends after it begins");
export const authoredNoticeSchema = z.strictObject({
  ...noticeTerms,
  notice_id: z.string(),
  revision: z.number().int(),
  written_by: z.string(),
  written_at: instant,
  changed_at: instant,
  withdrawn_at: instant.nullable(),
});
export type AuthoredNotice = z.infer<typeof authoredNoticeSchema>;
export const withdrawNoticeInput = z.strictObject({
  notice_id: z.uuid(),
  /** false puts it back. */
  withdrawn: z.boolean(),
});

const page = z.coerce.number().int().min(1).max(100_000).default(1);
export const authoredNoticesInput = z.strictObject({ page: page.optional() });
export const authoredNoticesOutput = z.strictObject({
  list: z.array(authoredNoticeSchema),
  total: z.number().int(),
  page_size: z.number().int(),
});

/** `read`: what is listed until then has been seen. `cleared`: it is listed no more. */
export const markNoticesInput = z.strictObject({ mark: z.enum(["read", "cleared"]), until: instant });

export const accountSchema = z.strictObject({
  user_id: z.string(),
  username: z.string(),
  nickname: z.string(),
  role: z.array(roleSchema),
  /** 0: may sign in. 1: switched off. */
  status: z.number().int(),
  created_at: instant,
  /** One's own account, which one neither switches off nor takes the admin's role from. */
  is_self: z.boolean(),
  /**
   * Why whoever asked may not change it (an administrator's), or may not let it in by a link (it has more rights);
   * null: they may.
   */
  out_of_reach: z.enum(["administrator", "rights"]).nullable().optional(),
});
export type Account = z.infer<typeof accountSchema>;
export const accountListInput = z.strictObject({
  query: z.string().trim().max(64).optional(),
  role: roleSchema.optional(),
  status: z.enum(["0", "1"]).optional(),
  page: page.optional(),
});
export const accountListOutput = z.strictObject({
  list: z.array(accountSchema),
  /** The roles that whoever asks may give to others; left out by servers that do not tell. */
  may_give: z.array(roleSchema).optional(),
  total: z.number().int(),
  page_size: z.number().int(),
});
export const makeAccountInput = z.strictObject({
  username: registerInput.shape.username,
  nickname: registerInput.shape.nickname,
  /** Left out: they come in by a link. */
  password: registerInput.shape.password.optional(),
  role: z.array(roleSchema).min(1).max(roleNames.length),
});
export const accountLinkInput = z.strictObject({ user_id: id });
export const accountLinkOutput = z.strictObject({
  /** Goes into an address as its `t`, and signs the account in once. */
  code: z.string(),
  expires_at: instant,
});
export const changeAccountInput = z
  .strictObject({
    user_id: id,
    status: z.union([z.literal(0), z.literal(1)]).optional(),
    role: z.array(roleSchema).min(1).max(roleNames.length).optional(),
  })
  .refine(({ status, role }) => status !== undefined || role !== undefined, "something to change");
