import { useSending } from "../sign-in/use-sending";

/** Sends changes of one's own account, one at a time. */
export const usePersonalUpdate = () => useSending("updateUser");

/** Puts the keyboard where the first of `names` is that has a problem; false where none has. */
export function focusProblem<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  problems: Readonly<Partial<Record<Name, unknown>>>,
): boolean {
  const first = names.find((name) => problems[name] !== undefined);
  if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return first !== undefined;
}
