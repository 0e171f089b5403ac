import type { Localized } from "../item/content";

/** The messages of the refusals of calls about rooms. */
export const roomFaultMessages = {
  roomUnknown: {
    en: "This room is not there, or it is not yours.",
    zh: "该考场不存在，或不属于你。",
  },
  roomElsewhere: {
    en: "The room is at another step by now, so nothing was changed.",
    zh: "考场已进入其他步骤，未作任何更改。",
  },
  roomCodeUnknown: {
    en: "No room has this code. Look at the screen in the room and type it again.",
    zh: "没有使用此代码的考场。请看教室屏幕，重新输入。",
  },
  roomCodeOver: {
    en: "This code has been replaced. The screen in the room shows the new one.",
    zh: "此代码已更换，教室屏幕上显示新的代码。",
  },
  roomClosed: {
    en: "The room lets nobody in at the moment. Ask the invigilator.",
    zh: "考场目前不允许进入，请询问监考老师。",
  },
  seatUnknown: {
    en: "This seat is not in the room, or the device does not wait any more.",
    zh: "考场中没有该座位，或设备已不再等候。",
  },
  roomNameMismatched: {
    en: "This is not the name of the student at the seat, so nothing was handed in.",
    zh: "姓名与该座位的学生不符，未交卷。",
  },
  roomNotAdmitted: {
    en: "This test is sat in a room. Come in with the code on the screen, and wait to be admitted.",
    zh: "本测试在考场中进行。请用屏幕上的代码进入，等待监考老师准入。",
  },
  roomWaiting: {
    en: "The room has not started, or stands still at the moment. Please wait.",
    zh: "考场尚未开始，或已暂停。请稍候。",
  },
  roomOtherDevice: {
    en: "You sit this test on another device. The invigilator can let you in on this one.",
    zh: "你正在另一台设备上作答。监考老师可以允许你换到这台设备。",
  },
  roomOtherAccount: {
    en: "This device is signed in as somebody else, so the seat cannot be moved to it.",
    zh: "这台设备登录的是其他人，无法换到这台设备。",
  },
  roomOver: {
    en: "The room is over, so nothing more is sat here. The next student ends this visit and types the code of a room.",
    zh: "这个考场已结束，不能再作答。下一位同学请先结束这次访问，再输入自己的考场代码。",
  },
  seatAdaptive: {
    en: "This test chooses its questions by the answers, so it cannot be opened again. Give the student a makeup.",
    zh: "此测试根据之前的作答选择题目，无法重新打开。请为该学生安排补考。",
  },
  seatKeysOut: {
    en: "The student can see the right answers already, so the test cannot be opened again.",
    zh: "该学生已经可以看到正确答案，测试无法重新打开。",
  },
  seatSitsAgain: {
    en: "The student has begun this test anew, so the one before cannot be opened again.",
    zh: "该学生已重新开始此测试，之前的一次无法重新打开。",
  },
} as const satisfies Record<string, Localized>;
