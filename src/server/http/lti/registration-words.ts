import type { Language } from "../../../contract/item/content";

/** The words of the pages of dynamic registration. */
export const registrationWords = {
  en: {
    title: "Connect with {host}?",
    body: "This site becomes a tool there, and {host} is registered here. Links there then open tests here.",
    connect: "Connect",
    doneTitle: "Connected",
    doneBody: "{host} is registered. Switch the tool on there if the platform asks you to.",
    deployment:
      "The platform did not name its deployment. Copy the deployment ID to “Learning platforms” on this site.",
    close: "Close",
    refusedTitle: "The platform is not registered",
    refusedNote: "Nothing was changed on this site.",
    errorCode: "Error code: ",
  },
  zh: {
    title: "与 {host} 连接？",
    body: "将在该平台上把本站设为工具，并在本站注册 {host}。之后平台上的链接可打开测试，成绩会传回。",
    connect: "连接",
    doneTitle: "已连接",
    doneBody: "{host} 已注册。如平台要求，请在平台上启用该工具。",
    deployment: "平台未说明部署 ID。请从平台复制，并填入本站的“学习平台”页面。",
    close: "关闭",
    refusedTitle: "平台未注册",
    refusedNote: "本站未作任何更改。",
    errorCode: "错误代码：",
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;
