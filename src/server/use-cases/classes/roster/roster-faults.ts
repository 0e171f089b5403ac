import type { RefusedRosterLine } from "../../../../contract/classes/rosters";
import type { Localized } from "../../../../contract/item/content";

/** Facts that a sentence mentions: text of the list, or the line that it repeats. */
interface Detail {
  readonly text?: string;
  readonly other?: number;
  /** The name of a member. */
  readonly whose?: string;
}
type Sentence = (detail: Detail) => Required<Localized>;

/** Every reason for which a list, or a line of it, is not taken. */
const sentences = {
  listTooLarge: () => ({
    en: "The list is larger than 5 MB, the most that is read.",
    zh: "名单超过 5 MB 的上限。",
  }),
  listTooLong: () => ({
    en: "The list has more than 20,000 lines, the most that are read.",
    zh: "名单超过 20,000 行的上限。",
  }),
  listEmpty: () => ({ en: "There is no name in the list.", zh: "名单中没有姓名。" }),
  notTable: () => ({
    en: "This file is not a table; send CSV, XLSX or plain text.",
    zh: "该文件不是表格，请使用 CSV、XLSX 或纯文本。",
  }),
  oldWorkbook: () => ({
    en: "This file has an old Excel format or a password; save it as XLSX without one.",
    zh: "该文件是旧版 Excel 格式或设有密码，请另存为不加密的 XLSX。",
  }),
  workbookDamaged: () => ({
    en: "This XLSX file is damaged or far larger than a list.",
    zh: "该 XLSX 文件已损坏，或远大于名单。",
  }),
  headingsMissing: () => ({
    en: "The list has several columns but no headings; name one of them “name”.",
    zh: "名单有多列却没有列标题，请将其中一列命名为“姓名”。",
  }),
  columnTwice: ({ text = "" }) => ({
    en: `Two columns are called “${text}”; rename one of them.`,
    zh: `有两列都叫“${text}”，请修改其中一列的标题。`,
  }),
  tooManyColumns: () => ({
    en: "The list has more than 40 columns without a meaning here; delete some.",
    zh: "名单中无法识别的列超过 40 个，请删除一部分。",
  }),
  quoteOpen: () => ({
    en: "A quotation mark opens here and does not close.",
    zh: "此处的引号没有闭合。",
  }),
  quoteStray: () => ({
    en: "A quotation mark stands where none may be; double it or delete it.",
    zh: "此处的引号位置不对，请删除，或写成两个引号。",
  }),
  rowTooWide: () => ({
    en: "The line has more cells than the list has headings.",
    zh: "该行的单元格多于列标题。",
  }),
  nameMissing: () => ({ en: "The name is missing.", zh: "缺少姓名。" }),
  cellTooLong: ({ text = "" }) => ({
    en: `“${text}…” is too long.`,
    zh: `“${text}…”过长。`,
  }),
  usernameUnfit: ({ text = "" }) => ({
    en: `“${text}” cannot be a user name: 4 to 32 letters, digits or underscores.`,
    zh: `“${text}”不能作为用户名：须为 4 至 32 个字母、数字或下划线。`,
  }),
  repeated: ({ text = "", other = 0 }) => ({
    en: `“${text}” stands in line ${other} already; each pupil stands in the list once.`,
    zh: `“${text}”已出现在第 ${other} 行；每名学生只能出现一次。`,
  }),
  takenByOther: ({ text = "", whose = "" }) => ({
    en: `“${text}” belongs to another member of the class: ${whose}.`,
    zh: `“${text}”属于本班的另一名成员：${whose}。`,
  }),
  sameMember: ({ text = "", other = 0 }) => ({
    en: `This line and line ${other} both mean ${text}.`,
    zh: `该行与第 ${other} 行指的都是${text}。`,
  }),
  differentMembers: ({ text = "" }) => ({
    en: `The student ID and the user name belong to two members: ${text}. Correct one of them.`,
    zh: `学号与用户名分属两名成员：${text}。请更正其一。`,
  }),
  linkedOtherwise: ({ text = "" }) => ({
    en: `This pupil signs in as “${text}”; a list does not change that.`,
    zh: `该学生的登录账号是“${text}”，不能通过名单更改。`,
  }),
  noRoom: () => ({
    en: "A class has 5,000 members at most.",
    zh: "一个班级最多 5,000 名成员。",
  }),
  classFull: () => ({
    en: "A class has 5,000 members at most; from this line on there are more.",
    zh: "一个班级最多 5,000 名成员；从该行起超出上限。",
  }),
} as const satisfies Record<string, Sentence>;

export type RosterFaultCode = keyof typeof sentences;

interface Place extends Detail {
  readonly line?: number;
  readonly column?: string;
}

/** A reason with its place, for people. */
export function refusedRosterLine(code: RosterFaultCode, { line, column, ...detail }: Place = {}): RefusedRosterLine {
  const said = sentences[code](detail);
  const where = {
    en: [...(line === undefined ? [] : [`Line ${line}`]), ...(column === undefined ? [] : [column])].join(", "),
    zh: [...(line === undefined ? [] : [`第 ${line} 行`]), ...(column === undefined ? [] : [column])].join("，"),
  };
  const sentence =
    line === undefined && column === undefined
      ? said
      : { en: `${where.en}: ${said.en}`, zh: `${where.zh}：${said.zh}` };
  return { line: line ?? null, column: column ?? null, code, sentence };
}

/** Thrown where nothing of a list can be read. */
export class RosterFault extends Error {
  override readonly name = "RosterFault";
  readonly refused: RefusedRosterLine;

  constructor(code: RosterFaultCode, place: Place = {}) {
    super(code);
    this.refused = refusedRosterLine(code, place);
  }
}
