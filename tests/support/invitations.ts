import type { Calls } from "../../src/contract/calls/calls";
import { minute, newKey, type School } from "./sittings";

export const hour = 60 * minute;

/** An invitation to the fixed test for one guest and an hour by default, as its maker sees it. */
export async function invite(school: School, token: string, more: object = {}) {
  const { body } = await school.call(
    "setShareConfig",
    {
      ...("attempt_id" in more ? {} : { menu_id: "fixed" }),
      valid_until: school.now + hour,
      idempotency_key: newKey(),
      ...more,
    },
    token,
  );
  if (body.data.secrets === null) throw new Error("an invitation without its secrets");
  return { share: body.data.share, ...body.data.secrets };
}

export const enter = async (school: School, code: string, more: object = {}) =>
  (await school.call("enterAsGuest", { code, name: "Mia", idempotency_key: newKey(), ...more })).body;

/** A guest who has come in by a fresh invitation. */
export async function guestOf(school: School, token: string, more: object = {}) {
  const invitation = await invite(school, token, more);
  const { data } = await enter(school, invitation.code);
  return { ...invitation, ...data };
}

/** The same in a sitting of the invited test. */
export async function sittingGuest(school: School, token: string, more: object = {}) {
  const guest = await guestOf(school, token, more);
  const { body } = await school.call("startExam", { menu_id: guest.share.menu_id }, guest.token);
  return { ...guest, attempt: body.data };
}

/** Hands a sitting of one section in. */
export const handIn = async (
  school: School,
  token: string,
  { attempt_id, lease, stage }: Pick<Calls["startExam"]["output"], "attempt_id" | "lease" | "stage">,
) => (await school.call("advanceExam", { attempt_id, lease, stage }, token)).body;
