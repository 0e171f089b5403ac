import type { MemberState } from "../../../../contract/classes/class-results";
import type { RegradeRule } from "../../../../contract/classes/regrades";
import type { Localized } from "../../../../contract/item/content";
import type { AnswerMark } from "../../../../contract/report/marked-item";

type Words = Required<Localized>;

/** The titles of the sheets of an exported result. */
export const sheetWords = {
  results: { en: "Results", zh: "成绩" },
  questions: { en: "Questions", zh: "题目" },
  skills: { en: "Skills", zh: "知识点" },
  answers: { en: "Answers", zh: "作答" },
} as const satisfies Record<string, Words>;

/** The headings of their columns. */
export const columnWords = {
  name: { en: "Name", zh: "姓名" },
  number: { en: "School number", zh: "学号" },
  state: { en: "State", zh: "状态" },
  attempts: { en: "Attempts", zh: "次数" },
  score: { en: "Score", zh: "分数" },
  low: { en: "Band from", zh: "区间下限" },
  high: { en: "Band to", zh: "区间上限" },
  points: { en: "Points", zh: "得分" },
  most: { en: "Points possible", zh: "满分" },
  place: { en: "No.", zh: "题号" },
  question: { en: "Question", zh: "题目" },
  skill: { en: "Skill", zh: "知识点" },
  share: { en: "Share right", zh: "得分率" },
  shareLow: { en: "95 % from", zh: "95% 区间下限" },
  shareHigh: { en: "95 % to", zh: "95% 区间上限" },
  answersCounted: { en: "Answers", zh: "作答数" },
  correction: { en: "Corrected afterwards", zh: "事后更正" },
  reason: { en: "Reason", zh: "原因" },
  mark: { en: "Mark", zh: "评判" },
  answer: { en: "Answer", zh: "答案" },
  seconds: { en: "Seconds", zh: "用时（秒）" },
  changes: { en: "Changes", zh: "修改次数" },
  rapid: { en: "Rapid guess", zh: "快速猜测" },
} as const satisfies Record<string, Words>;

/** After the name of somebody who came in to a room by its code. */
export const byCode = { en: " (by code)", zh: "（凭码进入）" } as const satisfies Words;

export const memberStateWords: Readonly<Record<MemberState, Words>> = {
  notBegun: { en: "not begun", zh: "未开始" },
  sitting: { en: "sitting", zh: "作答中" },
  handedIn: { en: "handed in", zh: "已交卷" },
  marking: { en: "being marked", zh: "批改中" },
  settled: { en: "settled", zh: "已确定" },
  missed: { en: "missed", zh: "缺考" },
  absent: { en: "absent", zh: "未到场" },
};

export const markWords: Readonly<Record<AnswerMark, Words>> = {
  right: { en: "right", zh: "正确" },
  wrong: { en: "wrong", zh: "错误" },
  partly: { en: "partly right", zh: "部分正确" },
  skipped: { en: "blank", zh: "未作答" },
  unscored: { en: "not counted", zh: "不计分" },
  awaiting: { en: "to be marked", zh: "待批改" },
};

/** How a corrected question is scored. */
export const ruleWords: Readonly<Record<RegradeRule, Words>> = {
  newKey: { en: "another answer is right", zh: "更换了正确答案" },
  alsoRight: { en: "another answer is right too", zh: "另一答案也算正确" },
  fullCredit: { en: "everybody has full credit", zh: "全员满分" },
  leaveOut: { en: "does not count", zh: "不计分" },
  restore: { en: "correction taken back", zh: "已撤销更正" },
};

/** After the number of a question that was corrected. */
export const correctedMark: Words = { en: "(corrected)", zh: "（已更正）" };

export const yes: Words = { en: "yes", zh: "是" };
