import { z } from "zod";
import { languageSchema } from "./content";

export const credentialsSchema = z.strictObject({
  username: z.string().trim().min(1).max(64),
  password: z.string().min(1).max(256),
});
/** The credentials as JSON in RSA blocks, base64; only where the site publishes a `login_key`. */
export const sealedInput = z.strictObject({ sealed: z.base64().min(1).max(8_192) });
export const loginInput = z.union([credentialsSchema, sealedInput]);
export const loginOutput = z.strictObject({ token: z.string() });

const password = z.string().min(8).max(256);
const nickname = z.string().trim().min(1).max(64);
const grade = z.number().int().min(0).max(12).nullable();
/** A mainland mobile phone (SPEC §5). */
const mobile = z.string().regex(/^1\d{10}$/);
const smsCode = z.string().regex(/^\d{6}$/);

export const registerInput = z.strictObject({
  username: z.string().regex(/^[A-Za-z0-9_]{4,32}$/),
  password,
  nickname,
  grade: grade.optional(),
});
export const socialLoginInput = z.strictObject({
  provider: z.string().regex(/^[\w-]{1,32}$/),
  code: z.string().min(1).max(2_048),
});
export const sendSmsInput = z.strictObject({ mobile, purpose: z.enum(["find_pwd", "bind"]) });
export const sendSmsOutput = z.strictObject({ expires_in: z.number().int() });
export const findPasswordInput = z.strictObject({ mobile, code: smsCode, password });
/** Each part by itself: the name and grade, the password with the old one, the phone with the code it was sent. */
export const updateUserInput = z
  .strictObject({
    nickname: nickname.optional(),
    grade: grade.optional(),
    old_password: z.string().min(1).max(256).optional(),
    password: password.optional(),
    mobile: mobile.optional(),
    code: smsCode.optional(),
  })
  .refine(
    (input) =>
      (input.password === undefined) === (input.old_password === undefined) &&
      (input.mobile === undefined) === (input.code === undefined),
    "a new password needs the old one, a phone its code",
  );

const routeMeta = z.strictObject({ title: z.string() }).optional();
const routeChildSchema = z.strictObject({ path: z.string(), component: z.string(), meta: routeMeta });
/**
 * A page that the server lists: `component` names a page of the application; a child's path starts at its parent's
 * unless it is absolute.
 */
export const routeObjectSchema = z.strictObject({
  path: z.string(),
  component: z.string(),
  meta: routeMeta,
  children: z.array(routeChildSchema).optional(),
});
export type RouteObject = z.infer<typeof routeObjectSchema>;
export const routerListOutput = z.strictObject({ list: z.array(routeObjectSchema) });

/** Where in the list to go on, as the answer before said; `kind`: the items of one tab alone. */
export const noticeListInput = z.strictObject({
  kind: z.enum(["notice", "email"]).optional(),
  before: z
    .string()
    .regex(/^\d{1,15}\.[\w.:-]{1,80}$/)
    .optional(),
});
const noticeItem = z.strictObject({
  image: z.string(),
  /** Sanitised HTML; empty where it is a message to the account. */
  notice: z.string(),
  /** Sanitised HTML; empty where it is a notice. */
  email: z.string(),
  key: z.string(),
  at: z.number().int(),
  read: z.boolean(),
});
/** Newest first; `total` counts both kinds, `next` is null at the end. */
export const noticeListOutput = z.strictObject({
  list: z.array(noticeItem),
  total: z.number().int(),
  next: z.string().nullable(),
});
export const searchGroups = ["tests", "results", "pages", "help"] as const;
export const searchListOutput = z.strictObject({
  list: z.array(
    z.strictObject({
      value: z.string(),
      url: z.string(),
      group: z.enum(searchGroups),
      /** The title in the other language, by which it is found too. */
      also: z.string(),
      /** Beside the title, such as the day of a result. */
      detail: z.string(),
    }),
  ),
});

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
  /** Whether people may make accounts for themselves. */
  registration: z.boolean(),
  /** Whether a forgotten password can be replaced by a code sent to the phone. */
  password_reset: z.boolean(),
  /** Providers that people may sign in through; `authorize_url` is where they are sent. */
  social: z.array(z.strictObject({ provider: z.string(), name: z.string(), authorize_url: z.url() })),
  /** Public key (PEM) that credentials are sealed with; empty: they are not. */
  login_key: z.string(),
  /** Whether an account with the permission may look at the running charts. */
  inspection: z.boolean(),
  /**
   * Whether everybody may open the browser's developer tools and context menu; accounts that may inspect always may.
   */
  developer_tools: z.boolean(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
