import { z } from "zod";
import { rescueKeySchema } from "../attempt/rescue";
import { languageSchema } from "../item/content";
import { reviewRules } from "../site/site-fields";
import { isBlank } from "../validators/blank";
import { foldForms } from "../validators/folding";
import { isEmail, readEmail } from "../validators/network";
import { isStrongPassword, shortestNewPassword } from "../validators/password";
import { isMobile, readMobile } from "../validators/phone";
import { isSentCode, readSentCode } from "../validators/text";
import { deviceKeySchema } from "./device-key";
import { uploadAddressSchema } from "./personal";

export const credentialsSchema = z.strictObject({
  username: z.string().trim().min(1).max(64),
  password: z.string().min(1).max(256),
});
/** The credentials as JSON in RSA blocks, base64; accepted only if the site publishes a `login_key`. */
export const sealedInput = z.strictObject({ sealed: z.base64().min(1).max(8_192) });
export const loginOutput = z.strictObject({ token: z.string() });

/** A new password, not one to be checked. */
const password = z
  .string()
  .max(256)
  .overwrite(foldForms)
  .min(shortestNewPassword)
  .refine(isStrongPassword, "letters and digits, eight characters or more");
const nickname = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .refine((text) => !isBlank(text), "a name to be called by");
const grade = z.number().int().min(0).max(12).nullable();
const mobile = z.string().max(64).overwrite(readMobile).refine(isMobile, "a mainland mobile phone");
const smsCode = z.string().max(64).overwrite(readSentCode).refine(isSentCode, "six digits");
/** In lower case and half width however it is typed, so that no two accounts have the same address. */
const email = z.string().max(254).overwrite(readEmail).refine(isEmail, "an e-mail address");

interface ContactFields {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}
const oneContact = ({ mobile: phone, email: address }: ContactFields): boolean =>
  (phone === undefined) !== (address === undefined);
const oneContactWords = "either a phone or an e-mail address";
const contactFields = { mobile: mobile.optional(), email: email.optional() };

/** The purpose of a code: to set a new password, to link a phone or e-mail address, or to sign in. */
const codePurposeSchema = z.enum(["find_pwd", "bind", "sign_in"]);
export type CodePurpose = z.infer<typeof codePurposeSchema>;

/** A sign-in with a code that was sent to the account's phone or e-mail address. */
export const codeLoginInput = z.strictObject({ ...contactFields, code: smsCode }).refine(oneContact, oneContactWords);
export const loginInput = z.union([credentialsSchema, sealedInput, codeLoginInput]);

export const registerInput = z.strictObject({
  username: z.string().regex(/^[A-Za-z0-9_]{4,32}$/),
  password,
  nickname,
  grade: grade.optional(),
});
const providerName = z.string().regex(/^[\w-]{1,32}$/);
const browserKey = z.string().regex(/^[\w-]{22,64}$/);
export const socialLoginInput = z.strictObject({
  provider: providerName,
  code: z.string().min(1).max(2_048),
  state: z.string().min(1).max(128),
  /** The issuer that sent the person back, if the provider reports it (RFC 9207). */
  iss: z.string().max(2_048).optional(),
  key: browserKey,
});
/** Begins a sign-in through a provider. The browser makes up `key` and presents it again when the person returns. */
export const socialStartInput = z.strictObject({ provider: providerName, key: browserKey });
/** The address that the person is sent to, and the state that the provider sends back with them. */
export const socialStartOutput = z.strictObject({ authorize_url: z.url(), state: z.string() });
export const sendSmsInput = z
  .strictObject({ ...contactFields, purpose: codePurposeSchema })
  .refine(oneContact, oneContactWords);
export const sendSmsOutput = z.strictObject({ expires_in: z.number().int() });
export const findPasswordInput = z
  .strictObject({ ...contactFields, code: smsCode, password })
  .refine(oneContact, oneContactWords);
/** The code of a link. Any text from an address is accepted, so that a wrong one gets the refusal for wrong codes. */
export const enterByCodeInput = z.strictObject({ code: z.string().min(1).max(512) });
export const entryCodeOutput = z.strictObject({ code: z.string(), expires_at: z.number().int() });
/**
 * Each part is optional and independent: the name and grade; the new password, with the old one if there is one; a
 * phone or an e-mail address with the code that was sent to it.
 */
export const updateUserInput = z
  .strictObject({
    nickname: nickname.optional(),
    grade: grade.optional(),
    /** The address of an uploaded avatar; empty: none. */
    avatar: z.union([z.literal(""), uploadAddressSchema]).optional(),
    old_password: z.string().min(1).max(256).optional(),
    password: password.optional(),
    ...contactFields,
    code: smsCode.optional(),
  })
  .refine(
    (input) =>
      (input.old_password === undefined || input.password !== undefined) &&
      (input.code === undefined ? input.mobile === undefined && input.email === undefined : oneContact(input)),
    "an old password comes with a new one, a phone or an e-mail address with its code",
  );

const routeMeta = z.strictObject({ title: z.string() }).optional();
const routeChildSchema = z.strictObject({ path: z.string(), component: z.string(), meta: routeMeta });
/**
 * A page in the server's list: `component` names a page of the application; a child's path is relative to its parent's
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

/** `before`: the position from `next` of the previous answer; `kind`: only the entries of one tab. */
export const noticeListInput = z.strictObject({
  kind: z.enum(["notice", "email"]).optional(),
  before: z
    .string()
    .regex(/^\d{1,15}\.[\w.:-]{1,80}$/)
    .optional(),
});
const noticeItem = z.strictObject({
  image: z.string(),
  /** Sanitised HTML; empty for a message to the account. */
  notice: z.string(),
  /** Sanitised HTML; empty for a notice. */
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
      /** The title in the other language, which the search matches as well. */
      also: z.string(),
      /** A detail shown beside the title, such as the date of a result. */
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
  /** School grade, 0 (K) to 12; null if not stated. */
  grade: z.number().int().nullable(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;
export const userInfoOutput = userInfoSchema.extend({ device_key: deviceKeySchema });

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
  /** Whether questions need a review before they are published; absent on older servers. */
  review: z.enum(reviewRules).optional(),
  language: languageSchema,
  /** Whether people may create accounts. */
  registration: z.boolean(),
  /** Whether a forgotten password can be replaced with the help of a code. */
  password_reset: z.boolean(),
  /** The kinds of contact that this server can send codes to at present. */
  codes: z.array(z.enum(["mobile", "email"])),
  /** Providers that people may sign in through. */
  social: z.array(z.strictObject({ provider: z.string(), name: z.string() })),
  /** Public key (PEM) for encrypting credentials; empty: they are not encrypted. */
  login_key: z.string(),
  /** Public key for encrypting a copy of answers that never reached the server; absent on older servers. */
  rescue_key: rescueKeySchema.optional(),
  /** Whether accounts with the permission may inspect the running charts. */
  inspection: z.boolean(),
  /**
   * Whether everybody may open the browser's developer tools and context menu; accounts that may inspect always may.
   */
  developer_tools: z.boolean(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
