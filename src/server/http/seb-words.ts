import type { CheckProblem } from "../../contract/integrations/lockdown-kinds";
import type { Language } from "../../contract/item/content";

type CheckState = "checking" | "signIn" | "passed" | "locked" | "unknown" | "unreached" | CheckProblem;
type CheckAction = "signIn" | "code" | "goOn" | "launch" | "again";

/** What the check page can show, with what can be done there; the first action is the main one. */
export const checkStates = [
  { state: "checking", actions: [] },
  { state: "signIn", actions: ["signIn", "code"] },
  { state: "passed", actions: ["goOn"] },
  { state: "locked", actions: ["goOn"] },
  { state: "missing", actions: ["launch", "again"] },
  { state: "otherAddress", actions: ["launch", "again"] },
  { state: "otherConfiguration", actions: ["launch", "again"] },
  { state: "otherBrowser", actions: ["again"] },
  { state: "unknown", actions: ["goOn"] },
  { state: "unreached", actions: ["again"] },
] as const satisfies readonly { readonly state: CheckState; readonly actions: readonly CheckAction[] }[];

interface Words {
  readonly title: string;
  readonly states: Readonly<Record<CheckState, { readonly title: string; readonly text: string }>>;
  readonly actions: Readonly<Record<CheckAction, string>>;
}

export const checkWords: Readonly<Record<Language, Words>> = {
  en: {
    title: "Check of the browser",
    states: {
      checking: { title: "Checking the browser…", text: "This takes a few seconds." },
      signIn: {
        title: "Who sits here?",
        text: "Sign in with your account, or come in with the code on the screen in your room. Then the check goes on.",
      },
      passed: { title: "The browser is right", text: "You can go on to your test." },
      locked: {
        title: "Your test is locked",
        text: "The browser was lost during the test. All your answers are saved. Ask your teacher to unlock it.",
      },
      missing: {
        title: "This test is sat in Safe Exam Browser",
        text: "This browser shows no key of Safe Exam Browser. Open the test in it; if you are in it, update it.",
      },
      otherAddress: {
        title: "The check was made at another address",
        text: "Open the test again by its link, so that Safe Exam Browser begins at the right address.",
      },
      otherConfiguration: {
        title: "Safe Exam Browser has another configuration",
        text: "The configuration of this test was expected. Fetch it again by the button, or ask your teacher.",
      },
      otherBrowser: {
        title: "This copy of Safe Exam Browser is not expected",
        text: "Only certain versions are allowed for this test. Ask your teacher which one to install.",
      },
      unknown: {
        title: "There is nothing to check here",
        text: "This test is not yours, or it needs no special browser. Begin it from your home page.",
      },
      unreached: {
        title: "The site cannot be reached",
        text: "Check the network of this device, then try again.",
      },
    },
    actions: {
      signIn: "Sign in",
      code: "I have a code",
      goOn: "Go on",
      launch: "Open in Safe Exam Browser",
      again: "Check again",
    },
  },
  zh: {
    title: "浏览器检查",
    states: {
      checking: { title: "正在检查浏览器…", text: "需要几秒钟。" },
      signIn: { title: "请先确认身份", text: "请登录你的账号，或用教室屏幕上的代码进入，然后继续检查。" },
      passed: { title: "浏览器符合要求", text: "你可以继续进入测试。" },
      locked: { title: "你的测试已锁定", text: "测试期间浏览器发生变化。你的作答都已保存，请让老师解锁。" },
      missing: {
        title: "本测试须在 Safe Exam Browser 中进行",
        text: "当前浏览器未提供 Safe Exam Browser 的密钥。请用它打开本测试；如果已在其中，请更新版本。",
      },
      otherAddress: {
        title: "检查时的地址不符",
        text: "请通过测试链接重新打开，让 Safe Exam Browser 从正确的地址开始。",
      },
      otherConfiguration: {
        title: "Safe Exam Browser 使用了其他配置",
        text: "本测试要求使用指定的配置。请点击按钮重新获取，或询问老师。",
      },
      otherBrowser: {
        title: "当前 Safe Exam Browser 版本不在允许范围内",
        text: "本测试只允许特定版本。请询问老师应安装哪一个。",
      },
      unknown: {
        title: "此处无需检查",
        text: "该测试不属于你，或不需要专用浏览器。请从首页开始测试。",
      },
      unreached: { title: "无法连接网站", text: "请检查本设备的网络，然后重试。" },
    },
    actions: {
      signIn: "登录",
      code: "我有代码",
      goOn: "继续",
      launch: "用 Safe Exam Browser 打开",
      again: "重新检查",
    },
  },
};

export const quitWords: Readonly<Record<Language, { readonly title: string; readonly text: string }>> = {
  en: {
    title: "You can leave now",
    text: "Safe Exam Browser closes at this address. In another browser, close this window.",
  },
  zh: { title: "现在可以离开", text: "Safe Exam Browser 会在此地址自动关闭。如果使用其他浏览器，请关闭此窗口。" },
};
