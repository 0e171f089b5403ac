import type { CodePurpose } from "../../contract/account/account";
import type { Language } from "../../contract/item/content";
import type { Message } from "./message";

type Words = Readonly<Record<Language, string>>;

const subjects: Readonly<Record<CodePurpose, Words>> = {
  find_pwd: { en: "A new password for {site}", zh: "重设{site}密码" },
  bind: { en: "Your code for {site}", zh: "{site}绑定验证码" },
  sign_in: { en: "Sign in to {site}", zh: "登录{site}" },
};

const texts: Readonly<Record<CodePurpose, Words>> = {
  find_pwd: {
    en: "{site}: {code} is your code for a new password, for {minutes} minutes. If you did not ask, do nothing.",
    zh: "【{site}】您正在重设密码，验证码为 {code}，{minutes} 分钟内有效。若非本人操作，请忽略。",
  },
  bind: {
    en: "{site}: {code} links this contact to your account. It holds for {minutes} minutes. Give it to nobody.",
    zh: "【{site}】您正在绑定联系方式，验证码为 {code}，{minutes} 分钟内有效，请勿告诉他人。",
  },
  sign_in: {
    en: "{site}: {code} is your sign-in code. It holds for {minutes} minutes. Give it to nobody.",
    zh: "【{site}】登录验证码为 {code}，{minutes} 分钟内有效，请勿告诉他人。",
  },
};

interface CodeFacts extends Pick<Message, "to" | "code" | "purpose" | "language"> {
  readonly site: string;
  readonly minutes: number;
}

/** The message that carries a code to a person. */
export function codeMessage({ site, minutes, ...facts }: CodeFacts): Message {
  const { purpose, language, code } = facts;
  const given: Readonly<Record<string, string>> = { site, code, minutes: String(minutes) };
  const filled = (words: string): string => words.replace(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
  return { ...facts, subject: filled(subjects[purpose][language]), text: filled(texts[purpose][language]) };
}
