import { z } from "zod";
import { auditListInput, auditListOutput } from "../site/audit";
import { serverStateOutput } from "../site/server-state";
import {
  accountListInput,
  accountListOutput,
  accountSchema,
  changeAccountInput,
  accountLinkInput,
  accountLinkOutput,
  makeAccountInput,
  saveNoticeInput,
  saveSiteInput,
  siteSettingsSchema,
  undoSiteInput,
  withdrawNoticeInput,
  authoredNoticeSchema,
  authoredNoticesInput,
  authoredNoticesOutput,
} from "../site/site-admin";
import type { CallSchema } from "./call-schema";

const nothing = z.strictObject({});

/** The calls for people who maintain the site. */
export const siteCalls = {
  siteSettings: {
    input: nothing,
    output: siteSettingsSchema,
    access: "person",
    permission: "site.edit",
    summary: "What the site says of itself, with who changed it last.",
  },
  saveSite: {
    input: saveSiteInput,
    output: siteSettingsSchema,
    access: "person",
    permission: "site.edit",
    summary: "Change what the site says of itself; refused where somebody else has changed it meanwhile.",
  },
  undoSite: {
    input: undoSiteInput,
    output: siteSettingsSchema,
    access: "person",
    permission: "site.edit",
    summary: "Go back to what stood before the last change.",
  },
  writtenNotices: {
    input: authoredNoticesInput,
    output: authoredNoticesOutput,
    access: "person",
    permission: "notice.write",
    summary: "The notices that were written, newest first, 20 to a page.",
  },
  saveNotice: {
    input: saveNoticeInput,
    output: authoredNoticeSchema,
    access: "person",
    permission: "notice.write",
    summary: "Write a notice, or change one; repeating it changes nothing.",
  },
  withdrawNotice: {
    input: withdrawNoticeInput,
    output: authoredNoticeSchema,
    access: "person",
    permission: "notice.write",
    summary: "Take a notice back, or put it up again.",
  },
  auditList: {
    input: auditListInput,
    output: auditListOutput,
    access: "person",
    permission: "user.manage",
    summary: "What happened to accounts and the site, by whom and from where, the latest first, 50 to a page.",
  },
  serverState: {
    input: nothing,
    output: serverStateOutput,
    access: "person",
    permission: "site.edit",
    summary: "How the processes that answer calls stand, what is under way, and the database behind them.",
  },
  accountList: {
    input: accountListInput,
    output: accountListOutput,
    access: "person",
    permission: "user.manage",
    summary: "The accounts by name, 50 to a page.",
  },
  makeAccount: {
    input: makeAccountInput,
    output: accountSchema,
    access: "person",
    permission: "user.manage",
    summary: "Make an account for somebody.",
  },
  makeAccountLink: {
    input: accountLinkInput,
    output: accountLinkOutput,
    access: "person",
    permission: "user.manage",
    summary: "A code that signs an account in once within a day; its password is forgotten.",
  },
  changeAccount: {
    input: changeAccountInput,
    output: accountSchema,
    access: "person",
    permission: "user.manage",
    summary: "Switch an account off, which ends its sessions, or on, or give it other roles.",
  },
} as const satisfies Record<string, CallSchema>;
