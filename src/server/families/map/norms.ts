import { normTable, type NormSubject } from "../../../psychometrics/scales/norms";
import { normOf, seasonOf } from "../../../psychometrics/scales/rit";
import type { NormGroup } from "../../db/shapes";
import type { Norms } from "../family-rules";

const isNormSubject = (subject: string): subject is NormSubject => Object.hasOwn(normTable.curves, subject);

const curveOf = (subject: string): NormSubject => {
  if (!isNormSubject(subject)) throw new Error(`there is no norm for the subject "${subject}"`);
  return subject;
};

/** The norm groups of MAP by subject. */
export const mapNorms: Norms = {
  subjects: Object.keys(normTable.curves),
  groupOf: (subject, grade, month) => {
    const season = seasonOf(month);
    const { mean, sd } = normOf(curveOf(subject), grade, season);
    return { grade, season, mean, sd };
  },
};

/** The source of the figures in a subject's norm. */
export const normSourceOf = (subject: string, { grade, season }: Pick<NormGroup, "grade" | "season">): string =>
  normOf(curveOf(subject), grade, season).source;
