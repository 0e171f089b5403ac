import type { AnsweredSitting } from "../use-cases/calibration/answered-sittings";

/** Groups of people from lines "username,group"; a header line does no harm. */
export function groupsFrom(lines: string): (sitting: AnsweredSitting) => string | null {
  const groups = new Map(
    lines.split(/\r?\n/).flatMap((line): [string, string][] => {
      const [username = "", group = ""] = line.split(",").map((cell) => cell.trim());
      return username === "" || group === "" ? [] : [[username, group]];
    }),
  );
  return ({ username }) => groups.get(username) ?? null;
}

/** Groups by the student's grade. */
export const byGrade = ({ grade }: AnsweredSitting): string | null => (grade === null ? null : `grade ${grade}`);
