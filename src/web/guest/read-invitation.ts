import type { InvitationSecret } from "../../../machines/visitor/guest-facts";
import { readCode } from "../../contract/account/invitation-code";
import { foldForms } from "../../contract/validators/folding";
import { invitationParameter } from "../effects/address-code";

const link = new RegExp(`[?&]${invitationParameter}=(v\\.[\\w-]+)`);
/** Three groups of four, as codes are displayed, or twelve symbols without a gap. */
const shownCode = /(?<![\p{L}\p{N}])[A-Z\d]{4}(?:[\s\p{Pd}]?[A-Z\d]{4}){2}(?![\p{L}\p{N}])/giu;

/**
 * Finds the invitation in typed or pasted text: a code, a link, or a message that contains one of them; null if there
 * is none or there are several codes.
 */
export function readInvitation(typed: string): InvitationSecret | null {
  const text = foldForms(typed);
  const vtk = link.exec(text)?.[1];
  if (vtk !== undefined) return { vtk };
  const codes = [text, ...text.matchAll(shownCode)].flatMap((found) => readCode(String(found)) ?? []);
  const [code] = codes;
  return code !== undefined && new Set(codes).size === 1 ? { code } : null;
}
