import type { Language } from "../../../contract/item/content";
import { escapeHtml } from "../../../items/content/escape-html";
import type { MessageKind } from "../../db/site-schema";

type Facts = Readonly<Record<string, string>>;
type Words = (fact: (name: string) => string) => string;

const words: Readonly<Record<MessageKind, Readonly<Record<Language, Words>>>> = {
  passwordChanged: {
    en: () =>
      'Your password was changed. If that was not you, <a href="/center">choose a new one</a> and tell your teacher.',
    zh: () => '你的密码已修改。如果不是你本人操作，请<a href="/center">立即更换密码</a>并告诉老师。',
  },
  invitationUsed: {
    en: (fact) => `${fact("guest")} has used your invitation${named(fact("name"), " “", "”")}.`,
    zh: (fact) => `${fact("guest")} 使用了你的邀请${named(fact("name"), "「", "」")}。`,
  },
  resultClaimed: {
    en: (fact) => `A result that you had as a guest is <a href="${fact("href")}">kept in your account</a> now.`,
    zh: (fact) => `你作为访客取得的成绩已<a href="${fact("href")}">存入账号</a>。`,
  },
  accountMade: {
    en: (fact) =>
      `Welcome. ${fact("by")} has made this account for you; <a href="/center">choose a password</a> of your own.`,
    zh: (fact) => `欢迎使用。${fact("by")} 为你开设了这个账号，请<a href="/center">换成自己的密码</a>。`,
  },
  linkMade: {
    en: (fact) =>
      `${fact("by")} has made a link that signs you in once. Your old password is forgotten; ` +
      '<a href="/center">choose a new one</a>.',
    zh: (fact) => `${fact("by")} 为你生成了一次性登录链接，原密码已作废，请<a href="/center">设置新密码</a>。`,
  },
  rolesChanged: {
    en: (fact) => `${fact("by")} has changed what your account may do.`,
    zh: (fact) => `${fact("by")} 调整了你的账号权限。`,
  },
  scoreCorrected: {
    en: (fact) => `${resultLink(fact, "title_en")} was corrected: ${fact("reason")}`,
    zh: (fact) => `${resultLink(fact, "title_zh")} 的成绩已更正：${fact("reason")}`,
  },
};

const resultLink = (fact: (name: string) => string, title: string): string =>
  `<a href="${fact("href")}">${fact(title)}</a>`;

const named = (name: string, open: string, close: string): string => (name === "" ? "" : open + name + close);

/** A message in one language as HTML, with all facts escaped. */
export const messageHtml = (kind: MessageKind, facts: Facts, language: Language): string =>
  words[kind][language]((name) => escapeHtml(facts[name] ?? ""));
