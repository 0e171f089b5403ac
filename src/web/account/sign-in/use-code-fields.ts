import { useState } from "react";
import { focusProblem } from "../personal/personal-update";
import type { Problems } from "../personal/personal-validate";
import { validateCodeFields, type CodeFields, type ContactKind } from "./validate-code";

const order = ["contact", "code", "password"] as const;

/** The fields of a form with a code, and their problems. */
export function useCodeFields(kinds: readonly ContactKind[], way: "code" | "forgotten") {
  const [fields, setFields] = useState<CodeFields>({ contact: "", code: "", password: "" });
  const [problems, setProblems] = useState<Problems<CodeFields>>({});
  return {
    fields,
    problems,
    setProblems,
    edit: (name: keyof CodeFields, value: string) => {
      setFields({ ...fields, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
    /** Whether all fields are valid; otherwise focuses the first invalid one. */
    check: (form: HTMLFormElement): boolean => {
      const found = validateCodeFields(fields, kinds, way);
      setProblems(found);
      return !focusProblem(form, order, found);
    },
  };
}
