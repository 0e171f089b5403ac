import { classLimits } from "../../../../contract/classes/classes";
import type { RefusedRosterLine } from "../../../../contract/classes/rosters";
import { foldForms, foldName } from "../../../../contract/validators/folding";
import { seenOf } from "../../../support/shown-name";
import { columnLetter } from "./column-letter";
import { decodeRoster } from "./decode-roster";
import { refusedRosterLine, RosterFault, type RosterFaultCode } from "./roster-faults";
import { columnsOf, refusedHeadings, type RosterColumn } from "./roster-headings";
import { headLines, textRows, type RosterLine } from "./text-rows";
import { workbookRows } from "./workbook-rows";

/** A line of a list that names a pupil; what it leaves open is null. */
export interface ListedMember {
  readonly line: number;
  readonly name: string;
  readonly externalId: string | null;
  /** Folded as sign-ins fold it. */
  readonly username: string | null;
  readonly other: Readonly<Record<string, string>>;
}

export interface ReadRoster {
  readonly members: readonly ListedMember[];
  readonly columns: { readonly read: string[]; readonly other: string[] };
  readonly refused: readonly RefusedRosterLine[];
}

const longest = { name: 100, externalId: 64, other: 500 } as const;
const shownOfLong = 20;
const plain = /^[\w -]*$/;

/** Without blanks around it and characters that nobody sees or no text holds; each run of blanks is one. */
const cleaned = (cell: string): string =>
  plain.test(cell) && !cell.includes("  ")
    ? cell.trim()
    : seenOf(cell.replaceAll(/\s+/g, " ").replaceAll(/\p{Cs}/gu, "")).trim();

const han = /\p{Script=Han}/u;
const joined = (surname: string, given: string): string =>
  han.test(surname + given) ? surname + given : `${given} ${surname}`.trim();

type Draft = Record<"name" | "surname" | "given" | "externalId" | "username", string> & {
  readonly other: Record<string, string>;
};

type Refuse = (code: RosterFaultCode, column: string | undefined, text?: string) => void;

/** Reads the cells of a line, and says what is wrong with them. */
function readLine({ line, cells }: RosterLine, columns: readonly RosterColumn[], say: Refuse) {
  const draft: Draft = { name: "", surname: "", given: "", externalId: "", username: "", other: {} };
  let isBlank = true;
  let isRefused = false;
  const refuse: Refuse = (...reason) => {
    isRefused = true;
    say(...reason);
  };
  for (const { place, heading, meaning } of columns) {
    const cell = cleaned(cells[place] ?? "");
    if (cell === "") continue;
    isBlank = false;
    const most = meaning === "externalId" || meaning === "other" ? longest[meaning] : longest.name;
    if (cell.length > most) refuse("cellTooLong", heading, cell.slice(0, shownOfLong));
    else if (meaning === "other") draft.other[heading] = cell;
    else draft[meaning] = cell;
  }
  for (let place = columns.length; place < cells.length; place += 1) {
    if (cleaned(cells[place] ?? "") === "") continue;
    refuse("rowTooWide", columnLetter(place));
    return null;
  }
  if (isBlank) return null;
  const name = draft.name === "" ? joined(draft.surname, draft.given) : draft.name;
  const username = draft.username === "" ? null : foldName(draft.username);
  const headingOf = (wanted: RosterColumn["meaning"]) => columns.find(({ meaning }) => meaning === wanted)?.heading;
  if (name === "" && !isRefused) refuse("nameMissing", headingOf("name") ?? headingOf("surname"));
  if (username !== null && !/^[a-z0-9_]{4,32}$/.test(username))
    refuse("usernameUnfit", headingOf("username"), draft.username.slice(0, shownOfLong));
  const externalId = draft.externalId === "" ? null : foldForms(draft.externalId);
  return { line, name: name.normalize("NFC"), externalId, username, other: draft.other };
}

const typedColumns = [
  { place: 0, heading: "name", meaning: "name" },
  { place: 1, heading: "external_id", meaning: "externalId" },
  { place: 2, heading: "username", meaning: "username" },
] as const;

export type MemberFact = (typeof typedColumns)[number]["heading"];

/** Reads the facts of one member as they were typed, by the rules of a list; `refused`: what is wrong, and where. */
export function readMember(typed: Readonly<Record<MemberFact, string>>) {
  const refused: { readonly fact: MemberFact; readonly sentence: RefusedRosterLine["sentence"] }[] = [];
  const cells = typedColumns.map(({ heading }) => typed[heading]);
  const member = readLine({ line: 1, cells: [...cells] }, typedColumns, (code, column, text = "") => {
    const fact = typedColumns.find(({ heading }) => heading === column)?.heading ?? "name";
    refused.push({ fact, sentence: refusedRosterLine(code, { text }).sentence });
  });
  const isNameless = member === null || member.name === "";
  if (isNameless && refused.length === 0)
    refused.push({ fact: "name", sentence: refusedRosterLine("nameMissing").sentence });
  return { member, refused };
}

interface Headed {
  readonly columns: readonly RosterColumn[];
  readonly body: readonly RosterLine[];
  readonly refused: readonly RefusedRosterLine[];
}

const isFilled = ({ cells }: RosterLine): boolean => cells.some((cell) => cell.trim() !== "");

/** The columns of a list by its headings, which may stand below a title; a list of names alone needs none. */
function headed(lines: readonly RosterLine[]): Headed {
  const filled = lines.filter(isFilled);
  const [first] = filled;
  if (first === undefined) throw new RosterFault("listEmpty");
  for (const [place, line] of filled.slice(0, headLines).entries()) {
    const columns = columnsOf(line);
    if (columns === null) continue;
    return { columns, body: filled.slice(place + 1), refused: refusedHeadings(line.line, columns) };
  }
  if (filled.some(({ cells }) => cells.slice(1).some((cell) => cell.trim() !== "")))
    throw new RosterFault("headingsMissing", { line: first.line });
  return { columns: [{ place: 0, heading: "A", meaning: "name" }], body: filled, refused: [] };
}

/** Lines that repeat an earlier one: its student ID, its user name, or its name where nothing tells them apart. */
function repeatedLines(members: readonly ListedMember[], columns: readonly RosterColumn[]): RefusedRosterLine[] {
  const numbers = new Map<string, ListedMember>();
  const usernames = new Map<string, ListedMember>();
  const names = new Map<string, ListedMember>();
  const headingOf = (wanted: RosterColumn["meaning"]) => columns.find(({ meaning }) => meaning === wanted)?.heading;
  return members.flatMap((member) => {
    const { line, name, externalId, username } = member;
    const folded = foldName(name);
    const ofNumber = externalId === null ? undefined : numbers.get(externalId);
    const ofUsername = username === null ? undefined : usernames.get(username);
    const ofName = names.get(folded);
    const isNameless = (one: ListedMember) => one.externalId === null && one.username === null;
    if (externalId !== null) numbers.set(externalId, ofNumber ?? member);
    if (username !== null) usernames.set(username, ofUsername ?? member);
    // one without identifiers stays, since it forbids every other of its name
    if (ofName === undefined || !isNameless(ofName)) names.set(folded, member);
    const refuse = (text: string, other: ListedMember, meaning: RosterColumn["meaning"]) => {
      const column = headingOf(meaning);
      return [
        refusedRosterLine("repeated", { line, ...(column === undefined ? {} : { column }), text, other: other.line }),
      ];
    };
    if (ofNumber !== undefined) return refuse(externalId ?? "", ofNumber, "externalId");
    if (ofUsername !== undefined) return refuse(username ?? "", ofUsername, "username");
    if (ofName !== undefined && (isNameless(ofName) || isNameless(member))) return refuse(name, ofName, "name");
    return [];
  });
}

async function linesOf(list: string | Buffer): Promise<RosterLine[]> {
  if (list.length > classLimits.rosterBytes) throw new RosterFault("listTooLarge");
  if (typeof list === "string") return textRows(list);
  const start = list.subarray(0, 4).toString("latin1");
  if (start === "PK\u0003\u0004") return workbookRows(list);
  if (start === "\u00d0\u00cf\u0011\u00e0") throw new RosterFault("oldWorkbook");
  return textRows(decodeRoster(list));
}

/** Reads a list of members: names one a line, a table as text, or the bytes of a CSV or XLSX file. */
export async function readRoster(list: string | Buffer): Promise<ReadRoster> {
  const nothing = { members: [], columns: { read: [], other: [] } };
  try {
    const { columns, body, refused } = headed(await linesOf(list));
    if (body.length > classLimits.lines) throw new RosterFault("listTooLong");
    const headings = (isOther: boolean) =>
      columns.flatMap(({ heading, meaning }) => ((meaning === "other") === isOther ? heading : []));
    const named = { read: headings(false), other: headings(true) };
    if (refused.length > 0) return { ...nothing, columns: named, refused };
    const wrong: RefusedRosterLine[] = [];
    const members = body.flatMap((row) => {
      const { line } = row;
      const refuse: Refuse = (code, column, text = "") =>
        void wrong.push(refusedRosterLine(code, { line, ...(column === undefined ? {} : { column }), text }));
      return readLine(row, columns, refuse) ?? [];
    });
    if (members.length === 0 && wrong.length === 0) throw new RosterFault("listEmpty");
    const all = [...wrong, ...repeatedLines(members, columns)];
    return { members, columns: named, refused: all.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
  } catch (error) {
    if (!(error instanceof RosterFault)) throw error;
    return { ...nothing, refused: [error.refused] };
  }
}
