/** Why an answer was wrong, in the student's opinion. */
export const wrongCauses = ["concept", "careless", "misread", "guessed", "time"] as const;
