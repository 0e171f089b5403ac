import { useSending } from "../sign-in/use-sending";

/** Sends changes of the person's account, one at a time. */
export const usePersonalUpdate = () => useSending("updateUser");

/** Focuses the field of the first of `names` that has a problem; false if none has. */
export function focusProblem<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  problems: Readonly<Partial<Record<Name, unknown>>>,
): boolean {
  const first = names.find((name) => problems[name] !== undefined);
  if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return first !== undefined;
}
