import type { Notes } from "../notes";
import { numberIn } from "../numbers";
import { Refusal } from "../refusal";
import { withoutTrailingDigits } from "../without-trailing-digits";
import type { Fields } from "./metadata";

const written = (fields: Fields, name: string): number | null => {
  const text = fields.get(name);
  if (text === undefined || text.trim() === "") return null;
  const value = numberIn(text);
  if (value === null) throw new Refusal("pointsUnreadable", text.slice(0, 60));
  return value;
};

const checked = (points: number): number => {
  if (points === 0) throw new Refusal("noPoints");
  if (points < 0) throw new Refusal("pointsUnreadable", String(points));
  return withoutTrailingDigits(points);
};

/**
 * The points of which the score is a share, as given by the section, the course system or the cartridge; null: none are
 * given.
 */
const named = (fields: Fields, notes: Notes, perItem: number | null): number | null => {
  if (perItem !== null) return perItem;
  const possible = written(fields, "points_possible");
  if (possible !== null) return possible;
  if (fields.has("cc_profile") && !fields.has("question_type")) return written(fields, "cc_weighting") ?? 1;
  if (fields.has("question_type")) {
    notes.add("pointsAssumed");
    return 1;
  }
  const blackboard = fields.has("bbmd_questiontype") ? written(fields, "qmd_absolutescore_max") : null;
  return blackboard !== null && blackboard > 0 ? blackboard : null;
};

/** The score of a right answer; `isUnstated`: it is only a share of points that the file does not state. */
interface FullScore {
  readonly full: number;
  readonly isUnstated: boolean;
}

/** The points of a right answer; `perItem`: the points that the section gives each of its questions. Throws Refusal. */
export const readPoints = (
  fields: Fields,
  notes: Notes,
  { full, isUnstated }: FullScore,
  perItem: number | null,
): number => {
  const points = named(fields, notes, perItem);
  const weighting = fields.get("qmd_weighting") ?? "";
  const factor = numberIn(weighting);
  if (weighting !== "" && factor !== 0 && factor !== 1 && factor !== points)
    notes.add("weightingLeftOut", weighting.slice(0, 60));
  if (points === null && isUnstated) notes.add("pointsAssumed");
  return checked(points ?? full);
};
