/** Why an answer was wrong, as the student sees it. */
export const wrongCauses = ["concept", "careless", "misread", "guessed", "time"] as const;
