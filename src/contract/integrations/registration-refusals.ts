import type { Language } from "../item/content";
import { integrationFaultText } from "./delivery-fault-messages";

type Words = Readonly<Record<Language, string>>;

/** Why a platform cannot be registered by dynamic registration: the HTTP status of the page that says so. */
export const registrationRefusals = {
  invitationUnknown: 403,
  invitationExpired: 403,
  invitationUsed: 403,
  inviterRefused: 403,
  configurationMissing: 400,
  hostForbidden: 403,
  configurationUnreachable: 400,
  configurationRefused: 400,
  configurationMalformed: 400,
  configurationElsewhere: 403,
  algorithmMissing: 400,
  authenticationMissing: 400,
  registrationUnreachable: 400,
  registrationRefused: 400,
  registrationMalformed: 400,
  platformTaken: 403,
} as const satisfies Readonly<Record<string, 400 | 403>>;

export type RegistrationRefusalName = keyof typeof registrationRefusals;

const messages: Readonly<Record<RegistrationRefusalName, Words>> = {
  invitationUnknown: {
    en: "This registration address is not complete or was not made here. Copy it again from “Learning platforms”.",
    zh: "注册地址不完整或并非由本站生成。请从“学习平台”页面重新复制。",
  },
  invitationExpired: {
    en: "This registration address has expired. Make a new one on the page “Learning platforms”.",
    zh: "注册地址已过期。请在“学习平台”页面重新生成。",
  },
  invitationUsed: {
    en: "This registration address was used already: each registers one platform.",
    zh: "注册地址已使用：每个地址只能注册一个平台。",
  },
  inviterRefused: {
    en: "The person who made this registration address may no longer register platforms.",
    zh: "生成此注册地址的人已无权注册平台。",
  },
  configurationMissing: {
    en: "The platform did not say where its configuration is (openid_configuration).",
    zh: "平台未说明其配置的地址（openid_configuration）。",
  },
  hostForbidden: {
    en: "This server does not send to {host}: it must be reached by https:// and lie outside private networks.",
    zh: "服务器不会向 {host} 发送请求：地址须以 https:// 开头，且不在内网中。",
  },
  configurationUnreachable: {
    en: "The configuration of the platform cannot be read. {why}",
    zh: "无法读取平台配置。{why}",
  },
  configurationRefused: {
    en: "The platform did not give its configuration: {host} answered with the status {status}.",
    zh: "平台未提供配置：{host} 回复状态 {status}。",
  },
  configurationMalformed: {
    en: "The configuration of the platform cannot be used: {field} is missing or wrong.",
    zh: "平台配置无法使用：{field} 缺失或有误。",
  },
  configurationElsewhere: {
    en: "The configuration at {host} speaks for another platform: {issuer}.",
    zh: "{host} 上的配置属于另一个平台：{issuer}。",
  },
  algorithmMissing: {
    en: "The platform does not sign by RS256, which LTI 1.3 asks for.",
    zh: "平台不支持 LTI 1.3 要求的 RS256 签名。",
  },
  authenticationMissing: {
    en: "The platform does not take signed requests for access tokens (private_key_jwt), which LTI 1.3 asks for.",
    zh: "平台不支持 LTI 1.3 要求的令牌请求签名方式（private_key_jwt）。",
  },
  registrationUnreachable: {
    en: "The registration was not answered. {why} If the platform lists this site now, remove it and try again.",
    zh: "注册请求未得到回复。{why}如平台已列出本站，请先在平台上删除再重试。",
  },
  registrationRefused: {
    en: "The platform did not accept the registration: {host} answered with the status {status}. {text}",
    zh: "平台未接受注册：{host} 回复状态 {status}。{text}",
  },
  registrationMalformed: {
    en: "The platform answered without a usable client id. If it lists this site now, remove it there.",
    zh: "平台的注册回复中没有可用的客户端 ID。如平台已列出本站，请在平台上删除。",
  },
  platformTaken: {
    en: "The platform gave a client id that is registered here already, as “{name}”.",
    zh: "平台给出的客户端 ID 已在本站注册，名称为“{name}”。",
  },
};

/** The words for a refusal with its facts; the fact `why` is a fault of a request by its name. */
export function registrationRefusalText(
  reason: RegistrationRefusalName,
  facts: Readonly<Record<string, string>>,
  language: Language,
): string {
  const { why: code } = facts;
  const named = code === undefined ? facts : { ...facts, why: integrationFaultText({ code, facts }, language) };
  return messages[reason][language].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => named[name] ?? "").trim();
}
