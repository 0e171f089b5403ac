import type { Calls } from "../../../contract/calls/calls";
import type { AllowedProgram, SebPolicy } from "../../../contract/integrations/lockdown";
import { lockdownLimits, type SebPolicyKind } from "../../../contract/integrations/lockdown-kinds";

type Change = Calls["saveSebPolicy"]["input"]["policy"];

/** A file that was chosen, in Base64. */
export interface ChosenFile {
  readonly name: string;
  readonly content: string;
}

/** A program that may run beside the browser, as it is typed. */
export interface TypedProgram extends AllowedProgram {
  readonly key: string;
}

/** What is typed in the form about the browser of an assignment. */
export interface PolicyForm {
  readonly kind: SebPolicyKind;
  readonly quitAllowed: boolean;
  readonly password: string;
  /** The password that is set is removed. */
  readonly dropsPassword: boolean;
  readonly addresses: string;
  readonly programs: readonly TypedProgram[];
  readonly file: ChosenFile | null;
  readonly filePassword: string;
  readonly keys: string;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The form as a saved policy fills it. */
export const formOfPolicy = ({ kind, settings, exam_keys: keys }: SebPolicy): PolicyForm => ({
  kind,
  quitAllowed: settings?.quit_allowed ?? false,
  password: "",
  dropsPassword: false,
  addresses: (settings?.addresses ?? []).join("\n"),
  programs: (settings?.programs ?? []).map((program, place) => ({ ...program, key: `saved-${place}` })),
  file: null,
  filePassword: "",
  keys: keys.join("\n"),
});

/** Why the form cannot be saved. */
export type PolicyProblem = "addresses" | "program" | "file" | "keys";

// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const unsafe = /["\u0000-\u001f\u007f]/;

export function policyProblem(
  { kind, addresses, programs, file, keys }: PolicyForm,
  saved: SebPolicy,
): PolicyProblem | null {
  if (kind === "settings") {
    const lines = linesOf(addresses);
    if (lines.length > lockdownLimits.addresses || lines.some((line) => unsafe.test(line))) return "addresses";
    const isBad = ({ executable, name }: AllowedProgram): boolean =>
      [executable, name].some((text) => text.trim() === "" || unsafe.test(text.trim()));
    if (programs.some(isBad)) return "program";
  }
  if (kind === "file" && file === null && saved.kind !== "file") return "file";
  if (kind === "examKeys") {
    const lines = linesOf(keys);
    const isKey = (line: string): boolean => /^[0-9a-f]{64}$/i.test(line);
    if (lines.length === 0 || lines.length > lockdownLimits.examKeys || !lines.every(isKey)) return "keys";
  }
  return null;
}

/** What is sent for a form without a problem; null: nothing has changed. */
export function changeOf(form: PolicyForm): Change | null {
  switch (form.kind) {
    case "none":
      return { kind: "none" };
    case "settings": {
      const { quitAllowed, password, dropsPassword, addresses, programs } = form;
      return {
        kind: "settings",
        quit_allowed: quitAllowed,
        addresses: linesOf(addresses),
        programs: programs.map(({ system, executable, name }) => ({
          system,
          executable: executable.trim(),
          name: name.trim(),
        })),
        ...(dropsPassword ? { quit_password: "" } : password === "" ? {} : { quit_password: password }),
      };
    }
    case "file":
      return form.file === null
        ? null
        : {
            kind: "file",
            ...form.file,
            ...(form.filePassword === "" ? {} : { password: form.filePassword }),
          };
    case "examKeys":
      return { kind: "examKeys", keys: linesOf(form.keys) };
  }
}
