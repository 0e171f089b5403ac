import { z } from "zod";
import { registerInput } from "../account/account";
import { roleNames } from "../account/role-names";
import { id, instant, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { isSitePath, reviewRules, siteFieldProblem, type SiteField } from "./site-fields";

const text = (field: SiteField) => z.string().refine((value) => siteFieldProblem(field, value) === null, field);

/** The part of SPEC §3, site config, that an admin edits; each field is checked by `siteFieldProblem`. */
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
  review: z.enum(reviewRules),
});

const version = z.number().int().nonnegative();
export const siteSettingsSchema = z.strictObject({
  fields: siteFieldsSchema,
  /** 0: the settings from the start of the server; each change adds one. */
  version,
  changed_at: instant.nullable(),
  /** The nickname of the person who made the last change; null: no change was made. */
  changed_by: z.string().nullable(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
/** `version`: the version that was edited; if it is no longer the current one, the change is refused. */
export const saveSiteInput = z.strictObject({
  /** A form opened before there were reviews sends no `review`, which then stays as it is. */
  fields: siteFieldsSchema.partial({ review: true }),
  version,
});
export const undoSiteInput = z.strictObject({ version: version.min(1) });

const roleSchema = z.enum(roleNames);

const longestNotice = 20_000;
const noticeText = localizedSchema.refine(
  ({ zh = "", en = "" }) => zh.length <= longestNotice && en.length <= longestNotice,
  "a notice is this long at most",
);
const noticeTerms = {
  /** HTML in each language; everything except text, emphasis, lists and links is removed when it is saved. */
  text: noticeText,
  /** A path on this site; empty: the bell. */
  image: z
    .string()
    .max(500)
    .refine((value) => value === "" || isSitePath(value), "a path on this site"),
  /** Roles of the people who see it; empty: everybody who is signed in. */
  role: z.array(roleSchema).max(roleNames.length),
  valid_from: instant,
  /** null: until it is withdrawn. */
  valid_until: instant.nullable(),
};
export const saveNoticeInput = z
  .strictObject({
    ...noticeTerms,
    /** Made by the author's client, so that a repeated request does not create a second notice. */
    notice_id: z.uuid(),
    /** Counts the changes; 0: a new notice. */
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
  /** false restores it. */
  withdrawn: z.boolean(),
});

const page = numberInAddress.default(1);
export const authoredNoticesInput = z.strictObject({ page: page.optional() });
export const authoredNoticesOutput = z.strictObject({
  list: z.array(authoredNoticeSchema),
  total: z.number().int(),
  page_size: z.number().int(),
});

/** `read`: all entries up to `until` have been seen. `cleared`: they are no longer listed. */
export const markNoticesInput = z.strictObject({ mark: z.enum(["read", "cleared"]), until: instant });

export const accountSchema = z.strictObject({
  user_id: z.string(),
  username: z.string(),
  nickname: z.string(),
  role: z.array(roleSchema),
  /** 0: may sign in. 1: switched off. */
  status: z.number().int(),
  created_at: instant,
  /** The caller's account, which the caller may neither switch off nor deprive of the admin's role. */
  is_self: z.boolean(),
  /**
   * Why the caller may not change the account (an administrator's), or may not let it in by a link (it has more
   * rights); null: the caller may.
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
  /** The roles that the caller may give to others; absent on older servers. */
  may_give: z.array(roleSchema).optional(),
  total: z.number().int(),
  page_size: z.number().int(),
});
export const makeAccountInput = z.strictObject({
  username: registerInput.shape.username,
  nickname: registerInput.shape.nickname,
  /** Absent: the person signs in by a link. */
  password: registerInput.shape.password.optional(),
  role: z.array(roleSchema).min(1).max(roleNames.length),
});
export const accountLinkInput = z.strictObject({ user_id: id });
export const accountLinkOutput = z.strictObject({
  /** The parameter `t` of an address, which signs the account in once. */
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
