import type { Language } from "../item/content";
import { launchRefusalMessages } from "./launch-refusal-messages";

type Words = Readonly<Record<Language, string>>;

/**
 * Why another system cannot be asked, or does not take what is sent, in words; `{…}` stands for a fact of the fault.
 * addressForbidden, addressPrivate: this site does not send there.
 */
export const deliveryFaultMessages = {
  addressForbidden: {
    en: "This server does not send to {host}: the address must begin with https://.",
    zh: "服务器不会向 {host} 发送请求：地址须以 https:// 开头。",
  },
  addressPrivate: {
    en: "{host} lies in a private network, and this server is not allowed to send there.",
    zh: "{host} 位于内网中，服务器未获准向其发送请求。",
  },
  nameUnknown: { en: "The name {host} is not known.", zh: "找不到名称 {host}。" },
  unreachable: { en: "{host} cannot be reached.", zh: "无法连接 {host}。" },
  timedOut: { en: "{host} did not answer in time.", zh: "{host} 未及时回复。" },
  tooLarge: { en: "{host} answered with more than can be taken.", zh: "{host} 的回复过大。" },
  redirected: { en: "{host} leads to another host, which is not followed.", zh: "{host} 跳转到其他主机，未予跟随。" },
  platformAnswered: {
    en: "{host} did not take it, with the status {status}: {text}",
    zh: "{host} 未接受，状态 {status}：{text}",
  },
  tokenRefused: {
    en: "{host} gave no access token, but the status {status}: {text}",
    zh: "{host} 未提供访问令牌，状态 {status}：{text}",
  },
  tokenMalformed: { en: "The access token of {host} cannot be read.", zh: "{host} 的访问令牌无法读取。" },
  scoreOther: {
    en: "The platform has another result for this time. It is sent again with a new time.",
    zh: "平台在该时间已有其他成绩，将以新的时间重新发送。",
  },
  lineItemGone: {
    en: "The column of marks is no longer at the platform. Set the link up there again.",
    zh: "平台上已没有对应的成绩列，请在平台上重新设置链接。",
  },
  pagesEndless: { en: "The list of members of {host} does not end.", zh: "{host} 的成员名单没有结尾。" },
  membersMalformed: { en: "The list of members of {host} cannot be read.", zh: "{host} 的成员名单无法读取。" },
} as const satisfies Readonly<Record<string, Words>>;

/** Why a request to another system, or its answer, is of no use. */
export type DeliveryFaultCode = keyof typeof deliveryFaultMessages;

const known: Readonly<Record<string, Words>> = { ...launchRefusalMessages, ...deliveryFaultMessages };

/**
 * The words for a fault of another system, or for a refused launch, with its facts; a code without words stands for
 * itself. The fact `why` is a fault of a request by its code, and is put in words as well.
 */
export function integrationFaultText(
  { code, facts }: { readonly code: string; readonly facts: Readonly<Record<string, string>> },
  language: Language,
): string {
  const { why, ...others } = facts;
  const named: Readonly<Record<string, string>> =
    why === undefined ? others : { ...others, why: integrationFaultText({ code: why, facts: others }, language) };
  return (known[code]?.[language] ?? code).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => named[name] || "–");
}
