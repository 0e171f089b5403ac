import { z } from "zod";
import { languageSchema } from "./content";

export const loginInput = z.strictObject({ username: z.string().trim().min(1).max(64), password: z.string().min(1).max(256) });
export const loginOutput = z.strictObject({ token: z.string() });

/** SPEC §3, user session and access control. */
export const userInfoSchema = z.strictObject({
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  status: z.number().int(),
  type: z.number().int(),
  admin: z.boolean(),
  role: z.array(z.string()),
  permission: z.array(z.string()),
  /** School grade, 0 (K) to 12; null where it says nothing. */
  grade: z.number().int().nullable(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/** SPEC §3, site config. */
export const siteConfigSchema = z.strictObject({
  name: z.string(),
  logo: z.string(),
  theme_id: z.string(),
  site: z.string(),
  site_pc: z.string(),
  site_h5: z.string(),
  favicon: z.string(),
  watermark_img: z.string(),
  watermark_img_teacher: z.string(),
  is_check_user_status: z.number().int(),
  qrcode_service: z.string(),
  statistics_url: z.string(),
  language: languageSchema,
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
