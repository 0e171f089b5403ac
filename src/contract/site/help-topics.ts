import type { Localized } from "../item/content";

/** A short text that answers one question. */
export interface HelpTopic {
  readonly topic: string;
  readonly title: Required<Localized>;
  /** One paragraph each. */
  readonly lines: readonly Required<Localized>[];
}

/** Questions that people ask, in the order in which they arise. */
export const helpTopics: readonly HelpTopic[] = [
  {
    topic: "begin",
    title: { zh: "怎样开始一个测试", en: "How do I begin a test?" },
    lines: [
      {
        zh: "在首页选择测试，先看说明和规则，再按开始。只有按下开始才会计时，光看说明不算一次。",
        en: "Choose a test on the home page and read what it is about. Time runs only once you press Start.",
      },
      {
        zh: "开始之前，页面会检查你的设备；有问题会直接告诉你。",
        en: "Before you begin, the page checks your device and says what is missing.",
      },
    ],
  },
  {
    topic: "continue",
    title: { zh: "中途离开了怎样继续", en: "I had to leave. How do I go on?" },
    lines: [
      {
        zh: "首页最上方会显示还没做完的测试，按继续就能回到原来的题目，换一台设备也可以。",
        en: "Home shows what is under way at the top. Continue brings you back to the same question, on any device.",
      },
      {
        zh: "限时测试的时间在你离开时照常计算。",
        en: "In a timed test the time goes on while you are away.",
      },
    ],
  },
  {
    topic: "offline",
    title: { zh: "断网时答案会丢吗", en: "Are my answers safe without a connection?" },
    lines: [
      {
        zh: "不会。答案先存在这台设备上，联网后自动送出。左下角会写明还有几个答案没有送达。",
        en:
          "Yes. They are kept on this device and sent once there is a connection. The corner at the bottom " +
          "left counts them.",
      },
      {
        zh: "请不要清除浏览器数据，直到页面显示已保存。",
        en: "Do not clear the browser's data before the page says that they are saved.",
      },
    ],
  },
  {
    topic: "time",
    title: { zh: "时间是怎样算的", en: "How is the time counted?" },
    lines: [
      {
        zh: "以服务器的时间为准，调整电脑的时钟没有作用。时间到了，测试会自动交卷。",
        en: "By the server's clock, whatever yours says. When the time is over, the test is handed in by itself.",
      },
    ],
  },
  {
    topic: "adaptive",
    title: { zh: "什么是自适应测试", en: "What is an adaptive test?" },
    lines: [
      {
        zh: "每答一题，下一题的难度会跟着调整，所以每个人的题目不一样。答过的题不能返回修改。",
        en:
          "Each answer decides how hard the next question is, so everybody gets different ones. There is no " +
          "way back to a question.",
      },
      {
        zh: "大约有一半的题会让你觉得难，这是正常的。",
        en: "About half of the questions feel hard. That is how it should be.",
      },
    ],
  },
  {
    topic: "score",
    title: { zh: "怎样看懂成绩", en: "How do I read my result?" },
    lines: [
      {
        zh: "成绩旁边的区间表示它有多准：真实水平多半落在这个区间里。两次成绩的区间重叠，差别就不算大。",
        en:
          "The band beside a score says how sure it is: where the bands of two results overlap, the difference " +
          "means little.",
      },
      {
        zh: "这里的成绩是练习估计，不是官方成绩。",
        en: "Scores here are practice estimates and not official ones.",
      },
    ],
  },
  {
    topic: "result-missing",
    title: { zh: "为什么还看不到成绩", en: "Why is there no result yet?" },
    lines: [
      {
        zh: "有的测试要到截止日期或由老师公布后才显示成绩。公布以后，你会在通知里看到。",
        en: "Some tests show results after a date, or when a teacher releases them. A notice tells you then.",
      },
    ],
  },
  {
    topic: "sound",
    title: { zh: "听不到声音怎么办", en: "I hear nothing. What can I do?" },
    lines: [
      {
        zh: "先看设备和耳机的音量，再在测试的音量按钮里试听。浏览器标签页被静音时也没有声音。",
        en:
          "Check the volume of the device and the headphones, then try the sound at the test's volume " +
          "button. A muted tab is silent too.",
      },
    ],
  },
  {
    topic: "keyboard",
    title: { zh: "只用键盘能作答吗", en: "Can I use the keyboard alone?" },
    lines: [
      {
        zh: "可以。用 Tab 移动，用方向键选择选项，用空格或回车确认。",
        en: "Yes. Tab moves on, the arrows choose among options, Space or Enter confirms.",
      },
      {
        zh: "按 Ctrl+K（Mac 上是 ⌘K）打开搜索，输入拼音首字母也能找到。",
        en: "Ctrl+K, or ⌘K on a Mac, opens the search.",
      },
    ],
  },
  {
    topic: "aids",
    title: { zh: "需要更多时间或其他辅助", en: "I need more time, or other aids" },
    lines: [
      {
        zh: "请告诉老师。老师为你登记以后，新开始的测试会自动带上加时、朗读或更大的字号。",
        en:
          "Tell your teacher. Once it is noted, every test that you begin has the extra time, the voice or the " +
          "larger type.",
      },
    ],
  },
  {
    topic: "invite",
    title: { zh: "怎样邀请别人做测试", en: "How do I invite somebody to a test?" },
    lines: [
      {
        zh: "在测试或成绩页面按分享，就会得到邀请码、链接和二维码。邀请随时可以撤回。",
        en:
          "Share, on the page of a test or a result, gives you a code, a link and a picture to scan. You can " +
          "take it back at any time.",
      },
    ],
  },
  {
    topic: "guest",
    title: { zh: "收到邀请码怎么用", en: "I have an invitation code" },
    lines: [
      {
        zh: "打开访客页面，输入邀请码即可，不需要账号。做完以后可以把成绩存进自己的账号。",
        en: "Open the guests' page and type the code; no account is needed. Afterwards you can keep the result in one.",
      },
    ],
  },
  {
    topic: "password",
    title: { zh: "怎样修改密码", en: "How do I change my password?" },
    lines: [
      {
        zh: "在个人中心输入旧密码和新密码。修改以后，其他设备上的登录会结束。",
        en: "In the personal centre, with the old one and the new one. Your sign-ins on other devices end with it.",
      },
    ],
  },
  {
    topic: "look",
    title: { zh: "怎样换主题和布局", en: "How do I change the look?" },
    lines: [
      {
        zh: "按页面上方的调色板图标，选择主题、布局和标签样式，再按保存。",
        en: "The palette at the top holds themes, layouts and tabs. Save keeps what you see.",
      },
    ],
  },
];
