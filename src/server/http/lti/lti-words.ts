import type { Language } from "../../../contract/item/content";

/** The words of the pages that the server makes for launches. */
export const ltiWords = {
  en: {
    refusedTitle: "This link cannot be opened",
    refusedNote: "Nothing was changed. If it stays like this, show this page to whoever looks after the platform.",
    errorCode: "Error code: ",
    openWindow: "Open in a new window",
    windowTitle: "Open in a window of its own",
    windowBody: "Tests open in a window of their own, outside the learning platform.",
    go: "Go on",
    onTheWay: "One moment",
    onTheWayBody: "You are being taken on. If nothing happens, press the button.",
    waitTitle: "Not set up yet",
    waitBody: "Your teacher has not chosen a test for this link yet. Open the link again later.",
    choosingBody: "Choose the tests in the other window. This page goes on by itself.",
    chosenTitle: "Done",
    chosenBody: "The choice is on its way to the platform. You can close this window.",
    launchOver: "This launch is over. Open the link on your learning platform again.",
  },
  zh: {
    refusedTitle: "无法打开此链接",
    refusedNote: "未作任何更改。如仍无法打开，请将本页出示给平台管理员。",
    errorCode: "错误代码：",
    openWindow: "在新窗口中打开",
    windowTitle: "在独立窗口中打开",
    windowBody: "测试会在学习平台之外的独立窗口中打开。",
    go: "继续",
    onTheWay: "请稍候",
    onTheWayBody: "正在跳转。如无反应，请按按钮。",
    waitTitle: "尚未设置",
    waitBody: "老师还没有为此链接选择测试。请稍后再打开。",
    choosingBody: "请在另一个窗口中选择测试，本页会自动继续。",
    chosenTitle: "完成",
    chosenBody: "选择结果正在发送到平台，可以关闭本窗口。",
    launchOver: "本次启动已结束。请在学习平台上重新打开链接。",
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;
