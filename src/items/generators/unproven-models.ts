/**
 * Models that no second solver agrees with on 200 draws, with the reasons: authors do not get questions
 * from them. A test compares the list with what the solvers say.
 */
export const unprovenModels: Readonly<Record<string, string>> = {
  "sat-evaluate-a-claim": "its options are statements about a study, which no calculation can decide",
};
