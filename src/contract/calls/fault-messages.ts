import type { Language } from "../item/content";
import { assignmentFaultMessages } from "./assignment-fault-messages";
import { classFaultMessages } from "./class-fault-messages";
import { classResultFaultMessages } from "./class-result-fault-messages";
import type { FaultName } from "./faults";
import { integrationFaultMessages } from "./integration-fault-messages";
import { ltiFaultMessages } from "./lti-fault-messages";
import { questionReportFaultMessages } from "./question-report-fault-messages";
import { regradeFaultMessages } from "./regrade-fault-messages";
import { roomFaultMessages } from "./room-fault-messages";
import { studioFaultMessages } from "./studio-fault-messages";

/** The message of each refusal for people; the server answers in the caller's language. */
export const faultMessages: Readonly<Record<FaultName, Readonly<Record<Language, string>>>> = {
  invalidRequest: {
    en: "This request is not in the expected form, so nothing was changed.",
    zh: "请求格式不正确，未作任何更改。",
  },
  forbidden: { en: "You do not have access to this.", zh: "您没有权限访问此内容。" },
  unknownCall: { en: "There is no such address on this server.", zh: "服务器上没有这个地址。" },
  tooLarge: {
    en: "This is larger than the server accepts, so nothing was changed.",
    zh: "内容过大，服务器未接收，未作任何更改。",
  },
  wrongMediaType: { en: "The server reads JSON here.", zh: "此处仅接受 JSON 格式。" },
  tooManyRequests: {
    en: "Too many tries in a short time. Wait a moment and try again.",
    zh: "操作过于频繁，请稍候再试。",
  },
  serverError: {
    en: "Something went wrong on the server. Your answers are safe; please try again.",
    zh: "服务器出现问题，您的答案不会丢失，请重试。",
  },
  unavailable: {
    en: "The server is busy right now. Your work is kept and sent again by itself.",
    zh: "服务器正忙，您的内容已保留，稍后会自动重新发送。",
  },
  tokenInvalid: { en: "Your sign-in has ended. Please sign in again.", zh: "登录已失效，请重新登录。" },
  credentialsWrong: { en: "The user name or password is not right.", zh: "用户名或密码不正确。" },
  accountDisabled: { en: "This account is switched off. Ask your teacher.", zh: "该账号已停用，请联系老师。" },
  usernameTaken: { en: "This user name is taken. Choose another one.", zh: "该用户名已被使用，请换一个。" },
  passwordCommon: {
    en: "This password is among the first that anybody would guess. Choose another one.",
    zh: "该密码太常见，容易被猜中，请换一个。",
  },
  passwordNamed: {
    en: "This password is made of your own name, which others know. Choose another one.",
    zh: "该密码由你自己的名字组成，别人容易猜到，请换一个。",
  },
  usernameAlike: {
    en: "This user name looks like one that is in use, and people would mix them up. Choose another one.",
    zh: "该用户名与已有用户名看起来太像，容易混淆，请换一个。",
  },
  nameUnseen: {
    en: "This name holds characters that nobody sees. Type it anew, letter by letter.",
    zh: "该名字含有不可见的字符，请逐字重新输入。",
  },
  demoElsewhere: {
    en: "The passwords for trying the program out no longer work: this site is reached from other machines.",
    zh: "本站已可从其他设备访问，试用密码已停用。",
  },
  registrationClosed: {
    en: "Accounts are made by the school here. Ask your teacher for yours.",
    zh: "本站账号由学校开设，请联系老师。",
  },
  socialUnavailable: { en: "This site is not set up for that way of signing in.", zh: "本站未开通该登录方式。" },
  socialRefused: {
    en: "The other service did not confirm this sign-in. Please start it again.",
    zh: "第三方未确认本次登录，请重新登录。",
  },
  smsUnavailable: {
    en: "This site cannot send a code there. Ask your teacher for help.",
    zh: "本站无法向该号码或邮箱发送验证码，请联系老师。",
  },
  linkUsed: {
    en: "This sign-in link was used already or is too old. Sign in here, or ask for a new link.",
    zh: "这个登录链接已使用过或已过期。请在此登录，或索取新的链接。",
  },
  smsCodeWrong: {
    en: "The code is not right or no longer valid. Ask for a new one.",
    zh: "验证码不正确或已失效，请重新获取。",
  },
  mobileTaken: { en: "Another account uses this phone already.", zh: "该手机号已绑定其他账号。" },
  emailTaken: { en: "Another account uses this e-mail address already.", zh: "该邮箱已绑定其他账号。" },
  socialUnreachable: {
    en: "The other service cannot be reached right now. Try again later, or sign in another way.",
    zh: "暂时无法连接第三方登录服务，请稍后再试，或使用其他方式登录。",
  },
  socialExpired: {
    en: "This sign-in was started elsewhere, was used already, or took too long. Please start it again.",
    zh: "本次登录不是在此发起、已被使用或已超时，请重新开始。",
  },
  accountRefused: { en: "This account is switched off. Ask your teacher.", zh: "该账号已停用，请联系老师。" },
  visitorUnknown: {
    en: "Visitor identity expired, please re-obtain the invitation code.",
    zh: "访客身份已过期，请重新获取邀请码。",
  },
  testNotFound: { en: "This test is not available.", zh: "该测试不可用。" },
  attemptNotFound: {
    en: "This sitting does not exist or belongs to someone else.",
    zh: "该答题记录不存在或不属于您。",
  },
  attemptClosed: { en: "This sitting has ended; nothing was changed.", zh: "本次答题已结束，未作任何更改。" },
  answerHeld: {
    en: "This answer arrived after the time was over. It is kept with the sitting and marked, and it does not count.",
    zh: "该答案在时间结束后到达，已随答题记录保存并标注，但不计分。",
  },
  heldElsewhere: {
    en: "This test is open in another window or on another device.",
    zh: "该测试已在其他窗口或设备上打开。",
  },
  itemNotServed: { en: "This question is not part of your sitting.", zh: "该题目不在您的本次答题中。" },
  answerLocked: { en: "This question has been answered already and is locked.", zh: "该题已作答并锁定。" },
  answerMismatched: {
    en: "This answer does not fit the question, so it was not saved.",
    zh: "答案与题目类型不符，未保存。",
  },
  answersMissing: {
    en: "Some answers have not reached the server yet. They are being sent.",
    zh: "部分答案尚未送达服务器，正在发送。",
  },
  notFinished: {
    en: "There are questions left to answer before this test can end.",
    zh: "还有题目未作答，暂时不能结束测试。",
  },
  stageMismatched: { en: "This part of the test is not the current one.", zh: "这不是当前进行的部分。" },
  notReleased: { en: "Results appear here when the test has ended.", zh: "测试结束后即可查看结果。" },
  tooManyOpen: {
    en: "You have 50 tests under way. Finish one of them before you begin another.",
    zh: "你有 50 个测试尚未完成，请先完成其中一个，再开始新的。",
  },
  playsUsed: {
    en: "This recording has been played as often as the test allows.",
    zh: "这段录音已播放到本测试允许的次数。",
  },
  stageUnopened: {
    en: "That section is not open. The answer waits on this device until it is.",
    zh: "该部分尚未开放。您的答案会保留在本设备上，待该部分开放后再提交。",
  },
  stageHeld: {
    en: "This section stays open until its time is over.",
    zh: "本部分要到时间结束才能离开。",
  },
  answerLate: {
    en:
      "This answer was given after its part of the test was over. It is kept with the sitting, and it does " +
      "not count.",
    zh: "该答案在这一部分结束后作答，已随答题记录保存，但不计分。",
  },
  invitationUnknown: {
    en: "There is no invitation with this code. Check it letter by letter, or ask for it again.",
    zh: "没有找到这个邀请码对应的邀请，请逐字核对，或向邀请人再要一次。",
  },
  invitationEarly: {
    en: "This invitation is not open yet. Come back when it begins.",
    zh: "这个邀请还没有开始，请到时再来。",
  },
  invitationExpired: {
    en: "This invitation has ended. Ask whoever invited you for another one.",
    zh: "这个邀请已过期，请向邀请人再要一个。",
  },
  invitationRevoked: {
    en: "This invitation was taken back by whoever made it.",
    zh: "这个邀请已被邀请人撤回。",
  },
  invitationUsed: {
    en: "This invitation has let in as many guests as it may.",
    zh: "这个邀请的使用次数已用完。",
  },
  resultWithheld: {
    en: "Your answers are handed in. Whoever invited you sees the result and tells you about it.",
    zh: "你的答案已交。成绩由邀请人查看，会由对方告诉你。",
  },
  resultClaimed: {
    en: "This result has been taken into another account already.",
    zh: "这个成绩已存入另一个账号。",
  },
  invitingRefused: {
    en: "Only teachers invite guests to a test that may be taken a limited number of times.",
    zh: "限定次数的测试只有老师可以邀请访客。",
  },
  siteChanged: {
    en: "Somebody else has changed this meanwhile. Nothing of yours was saved.",
    zh: "有人在此期间修改过这些内容，你的修改没有保存。",
  },
  noticeChanged: {
    en: "Somebody else has changed this notice meanwhile. Nothing of yours was saved.",
    zh: "有人在此期间修改过这条通知，你的修改没有保存。",
  },
  noticeUnknown: { en: "There is no such notice.", zh: "没有这条通知。" },
  accountUnknown: { en: "There is no such account.", zh: "没有这个账号。" },
  ownAccount: {
    en: "Nobody switches off their own account or takes the admin's role from it.",
    zh: "不能停用自己的账号，也不能取消自己的管理员角色。",
  },
  practiceUnknown: { en: "This practice set does not exist or has ended.", zh: "该练习不存在或已结束。" },
  practiceResting: {
    en: "This question rests while you sit its test. Its answer comes after that.",
    zh: "你正在参加包含该题的测试，结束后才能练习这道题。",
  },
  lastAdmin: {
    en: "This is the last admin who can sign in. Make somebody else one first.",
    zh: "这是最后一位能登录的管理员，请先另设一位管理员。",
  },
  attemptsUsed: {
    en: "You have taken this test as often as it allows.",
    zh: "这个测试允许的次数已用完。",
  },
  fileTooLarge: {
    en: "The file is larger than 8 MB, so it was not taken. Choose a smaller one.",
    zh: "文件超过 8 MB，未接收。请换一个小一些的文件。",
  },
  fileTypeRefused: {
    en: "This is no picture that can be used here. PNG, JPEG, WebP and GIF can be.",
    zh: "这不是可以使用的图片。可用的格式有 PNG、JPEG、WebP 和 GIF。",
  },
  soundRefused: {
    en: "Browsers play MP3, Ogg and M4A, but not this recording.",
    zh: "浏览器只能播放 MP3、Ogg 和 M4A 录音。",
  },
  fileUnreadable: {
    en: "The picture is damaged or has too many pixels, so it was not taken.",
    zh: "图片已损坏或像素过多，未接收。",
  },
  filesFull: {
    en: "Your account holds as many files as it may. Those that are used nowhere go within a day.",
    zh: "您的账号存放的文件已达上限。没有使用的文件会在一天内清除。",
  },
  videoNotFound: { en: "There is no video to this question.", zh: "这道题没有讲解视频。" },
  nameMismatched: {
    en: "This is not the user name of this account, so nothing was deleted.",
    zh: "输入的不是本账号的用户名，未作任何删除。",
  },
  sittingsOpen: {
    en: "You have a test under way. It would end with the account; nothing was deleted yet.",
    zh: "您有正在进行的测试，删除账号会使其结束；目前尚未删除任何内容。",
  },
  signInStale: {
    en: "Please sign in through your other service once more and come back here within ten minutes.",
    zh: "请通过第三方重新登录，并在十分钟内回到这里。",
  },
  importUnknown: {
    en: "This import is no longer there. Somebody may have discarded it.",
    zh: "该导入已不存在，可能已被丢弃。",
  },
  importChanged: {
    en: "Somebody else has changed this import meanwhile. Look at it as it is now, then decide again.",
    zh: "其他人刚刚修改了该导入。请查看现在的内容，再作决定。",
  },
  importElsewhere: {
    en: "This import is at another step by now, so nothing was changed.",
    zh: "该导入已进入其他步骤，未作任何更改。",
  },
  importKnown: {
    en: "The same file was imported before, so no second test was made of it.",
    zh: "同一文件已导入过，没有重复建立测试。",
  },
  importSat: {
    en: "Somebody has begun a test of this import or was invited to it, so the import can no longer be undone.",
    zh: "已有人开始或受邀参加该导入中的测试，无法再撤销。",
  },
  importEmpty: {
    en: "No question is left to import. Take at least one in again.",
    zh: "没有可导入的题目，请至少保留一道。",
  },
  importUnfit: {
    en: "No test can be made of these choices, so nothing was imported.",
    zh: "按这些设置无法建立测试，未作导入。",
  },
  importTooLarge: {
    en: "The file is larger than 60 MB, so it was not taken.",
    zh: "文件超过 60 MB，未接收。",
  },
  importsFull: {
    en: "Too many imports of yours are still open. Import or discard some of them first.",
    zh: "你未完成的导入过多，请先导入或丢弃其中一些。",
  },
  ...studioFaultMessages,
  ...classFaultMessages,
  ...classResultFaultMessages,
  ...assignmentFaultMessages,
  ...regradeFaultMessages,
  ...questionReportFaultMessages,
  ...roomFaultMessages,
  ...integrationFaultMessages,
  ...ltiFaultMessages,
};
