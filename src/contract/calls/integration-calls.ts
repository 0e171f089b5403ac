import {
  checkSebInput,
  checkSebOutput,
  decideLockdownInput,
  lockdownStateSchema,
  saveSebPolicyInput,
  sebPolicyInput,
  sebPolicyOutput,
} from "../integrations/lockdown";
import { lockdownLimits } from "../integrations/lockdown-kinds";
import type { CallSchema } from "./call-schema";

const ofAssigning = { access: "person", permission: "assignment.manage" } as const;

/** The calls about other programs that a school uses beside this one. */
export const integrationCalls = {
  sebPolicy: {
    input: sebPolicyInput,
    output: sebPolicyOutput,
    ...ofAssigning,
    summary: "The browser in which an assignment is sat, with the addresses of its configuration.",
  },
  saveSebPolicy: {
    input: saveSebPolicyInput,
    output: sebPolicyOutput,
    largestBody: Math.ceil((lockdownLimits.fileBytes * 4) / 3) + 64 * 1024,
    ...ofAssigning,
    summary: "Ask for Safe Exam Browser in an assignment, by settings, an uploaded file or keys, or no longer.",
  },
  checkSeb: {
    input: checkSebInput,
    output: checkSebOutput,
    access: "sitter",
    summary: "Judge the browser of a student by what it shows at the check page.",
  },
  decideLockdown: {
    input: decideLockdownInput,
    output: lockdownStateSchema,
    ...ofAssigning,
    summary: "Unlock a member's sitting, or let the member sit without the browser that is asked for.",
  },
} as const satisfies Record<string, CallSchema>;
