import { foldForms } from "./folding";

const shortest = 6;
export const shortestNewPassword = 8;

/** Six characters or more: what a sign-in asks of a password before it is sent. */
export const isPassword = (text: string): boolean => foldForms(text).length >= shortest;

/** Eight characters or more with letters and digits: what is asked of a new password. */
export const isStrongPassword = (text: string): boolean => {
  const folded = foldForms(text);
  return folded.length >= shortestNewPassword && /[A-Za-z]/.test(folded) && /\d/.test(folded);
};
