import type { Family } from "../../../contract/families";
import type { PracticeChoice, PracticeSkill } from "../../../contract/practice/practice";

/** A key that is unique for each skill of the offer. */
export const offerKey = ({ subject, skill }: Pick<PracticeSkill, "subject" | "skill">): string => `${subject}/${skill}`;

/** Number of questions of a skill that a source has; null: unlimited. */
export function available(offered: PracticeSkill, from: PracticeChoice["from"]): number | null {
  switch (from) {
    case "bank":
      return offered.fresh.length > 0 ? null : offered.seen;
    case "wrong":
      return offered.wrong;
    case "due":
      return offered.due;
    case "favourite":
      return offered.favourite;
  }
}

const fits =
  ({ family, subject, skill }: Partial<PracticeChoice>) =>
  (offered: PracticeSkill): boolean =>
    (family === undefined || offered.family === family) &&
    (subject === undefined || offered.subject === subject) &&
    (skill === undefined || offered.skill === skill);

/** The skills of which a source has questions, within the choice. */
export const offeredBy = (skills: readonly PracticeSkill[], choice: Partial<PracticeChoice>): PracticeSkill[] =>
  skills.filter(fits(choice)).filter((offered) => available(offered, choice.from ?? "bank") !== 0);

/** Number of questions for a choice; null: unlimited. */
export function countFor(skills: readonly PracticeSkill[], choice: PracticeChoice): number | null {
  const counts = offeredBy(skills, choice).map((offered) => available(offered, choice.from));
  return counts.includes(null) ? null : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The families of which a source has questions. */
export const familiesOf = (skills: readonly PracticeSkill[], from: PracticeChoice["from"]): Family[] => [
  ...new Set(offeredBy(skills, { from }).map(({ family }) => family)),
];
