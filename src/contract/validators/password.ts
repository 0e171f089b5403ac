import { foldForms } from "./folding";

const shortest = 6;
export const shortestNewPassword = 8;

/** Whether a password has six characters or more, which a sign-in requires before it is sent. */
export const isPassword = (text: string): boolean => foldForms(text).length >= shortest;

/** Whether a new password is allowed: eight characters or more, with letters and digits. */
export const isStrongPassword = (text: string): boolean => {
  const folded = foldForms(text);
  return folded.length >= shortestNewPassword && /[A-Za-z]/.test(folded) && /\d/.test(folded);
};
