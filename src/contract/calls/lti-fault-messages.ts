import type { Localized } from "../item/content";

/** The messages of the refusals of calls about other systems. */
export const ltiFaultMessages = {
  registrationUnknown: {
    en: "This registration is not there.",
    zh: "该注册不存在。",
  },
  registrationTaken: {
    en: "This issuer is registered with this client id already.",
    zh: "该颁发者与客户端 ID 的组合已注册。",
  },
  addressForbidden: {
    en: "This server does not send to that address: it must begin with https:// and lie outside private networks.",
    zh: "服务器不会向该地址发送请求：地址须以 https:// 开头，且不在内网中。",
  },
  launchUnknown: {
    en: "This launch is over. Open the link on your learning platform again.",
    zh: "本次启动已结束。请在学习平台上重新打开链接。",
  },
  launchElsewhere: {
    en: "The launch is at another step by now. Open the link on your learning platform again.",
    zh: "本次启动已进入其他步骤。请在学习平台上重新打开链接。",
  },
  personTaken: {
    en: "This person of the learning platform is linked to another account already.",
    zh: "学习平台上的此人已关联到其他账号。",
  },
  platformSilent: {
    en: "The learning platform did not give the list of its members.",
    zh: "学习平台未提供成员名单。",
  },
  courseUnknown: {
    en: "No link of a learning platform opens this assignment, or the platform does not share its list of members.",
    zh: "没有学习平台的链接指向此作业，或平台未共享成员名单。",
  },
} as const satisfies Record<string, Localized>;
