import { classLimits } from "../../../../contract/classes/classes";
import { foldName } from "../../../../contract/validators/folding";
import { seenOf } from "../../../support/shown-name";
import { columnLetter } from "./column-letter";
import { refusedRosterLine } from "./roster-faults";
import type { RosterLine } from "./text-rows";

/** What a column means here. */
type Meaning = "name" | "surname" | "given" | "externalId" | "username";

const words: Readonly<Record<Meaning, readonly string[]>> = {
  name: [
    "name",
    "fullname",
    "student",
    "studentname",
    "pupil",
    "pupilname",
    "displayname",
    "姓名",
    "名字",
    "学生",
    "学生姓名",
  ],
  surname: ["surname", "lastname", "familyname", "姓", "姓氏"],
  given: ["givenname", "givennames", "firstname", "forename", "名"],
  externalId: [
    "studentid",
    "studentnumber",
    "studentno",
    "pupilid",
    "externalid",
    "sisid",
    "id",
    "学号",
    "学生编号",
    "学籍号",
  ],
  username: ["username", "user", "login", "loginname", "account", "用户名", "账号", "帐号", "登录名"],
};
const meanings: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(words).flatMap(([meaning, names]) => names.map((name) => [name, meaning as Meaning] as const)),
);

/** Without remarks in brackets and signs of obligation. */
const wordOf = (heading: string): string =>
  foldName(heading)
    .replace(/\(.*$/, "")
    .replaceAll(/[\s_.*:-]/g, "");

export interface RosterColumn {
  readonly place: number;
  /** As it stands in the list; its letter where there is none. */
  readonly heading: string;
  readonly meaning: Meaning | "other";
}

const longestHeading = 100;

/** The columns of a line of headings; null: it is none, since no column is a name. */
export function columnsOf({ cells }: RosterLine): RosterColumn[] | null {
  const read = cells.map((cell) => meanings.get(wordOf(cell.slice(0, longestHeading))) ?? "other");
  const isWhole = read.includes("name");
  if (!isWhole && !read.includes("surname") && !read.includes("given")) return null;
  return read.map((meaning, place) => {
    const shown = seenOf(cells[place] ?? "")
      .trim()
      .slice(0, longestHeading);
    const heading = shown === "" || shown === "__proto__" ? columnLetter(place) : shown;
    // a whole name leaves nothing to its parts
    return { place, heading, meaning: isWhole && (meaning === "surname" || meaning === "given") ? "other" : meaning };
  });
}

/** What is wrong with headings: two of one meaning or one name, or too many without a meaning. */
export function refusedHeadings(line: number, columns: readonly RosterColumn[]) {
  const seen = new Set<string>();
  const twice = columns.flatMap(({ place, heading, meaning }) => {
    const word = meaning === "other" ? `other ${heading}` : meaning;
    const isTwice = seen.has(word);
    seen.add(word);
    return isTwice ? [refusedRosterLine("columnTwice", { line, column: columnLetter(place), text: heading })] : [];
  });
  const others = columns.filter(({ meaning }) => meaning === "other").length;
  return others > classLimits.otherFields ? [...twice, refusedRosterLine("tooManyColumns", { line })] : twice;
}
