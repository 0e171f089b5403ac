import type { CallName } from "../../../../src/contract/calls/addresses";
import type { LtiRegistration } from "../../../../src/contract/integrations/lti-registrations";
import type { OutgoingEntry } from "../../../../src/web/manage/integrations/OutgoingTable";
import { stubServer } from "../../open-page";

export const moment = new Date(2026, 10, 21, 10, 42).getTime();

/** The registration of a Moodle that is in use. */
export const moodle: LtiRegistration = {
  registration_id: "r1",
  name: "Moodle",
  issuer: "https://moodle.example",
  client_id: "client-1",
  deployment_ids: ["1", "2"],
  auth_url: "https://moodle.example/auth",
  token_url: "https://moodle.example/token",
  jwks_url: "https://moodle.example/keys",
  score_release: "after_release",
  opens: "window",
  off: false,
  made_at: moment,
  used_at: moment,
  fault: null,
};

/** A result of Mia's on its way to Moodle. */
export const outgoing = (outgoing_id: string, more: Partial<OutgoingEntry> = {}): OutgoingEntry => ({
  outgoing_id,
  kind: "lti_score",
  target: "Moodle",
  name: "Mia",
  assignment_id: "a1",
  state: "waiting",
  tries: 0,
  next_try: moment,
  fault: null,
  ...more,
});

const tool = {
  login: "https://site.example/lti/login",
  launch: "https://site.example/lti/launch",
  jwks: "https://site.example/lti/jwks.json",
  keys: [{ kid: "key-1", made_at: moment }],
};

/** A server with these platforms and nothing on its way. */
export const platformServer = (
  registrations: readonly LtiRegistration[],
  more: Partial<Record<CallName, (input: Readonly<Record<string, unknown>>) => unknown>> = {},
) =>
  stubServer({
    ltiRegistrations: () => ({ registrations, tool }),
    outgoingList: () => ({ list: [], totals: {} }),
    ...more,
  });
