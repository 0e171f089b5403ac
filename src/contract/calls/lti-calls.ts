import { z } from "zod";
import { rosterDiffOutput } from "../classes/rosters";
import {
  chooseForLaunchInput,
  launchStepOutput,
  linkLaunchInput,
  ltiRosterInput,
  pendingLaunchInput,
  pendingLaunchOutput,
} from "../integrations/launches";
import {
  inviteLtiOutput,
  ltiRegistrationInput,
  ltiRegistrationSchema,
  ltiRegistrationsOutput,
  renewLtiKeyOutput,
  saveLtiInput,
  switchLtiInput,
  tryLtiOutput,
} from "../integrations/lti-registrations";
import {
  outgoingListInput,
  outgoingListOutput,
  resendOutgoingInput,
  resendOutgoingOutput,
} from "../integrations/outgoing";
import type { CallSchema } from "./call-schema";

const nothing = z.strictObject({});
const ofManagers = { access: "person", permission: "integration.manage" } as const;

/** The calls about other systems of the school: learning platforms, and what goes out to them. */
export const ltiCalls = {
  ltiRegistrations: {
    input: nothing,
    output: ltiRegistrationsOutput,
    ...ofManagers,
    summary: "The learning platforms that are registered, and what they must be given of this site.",
  },
  saveLti: {
    input: saveLtiInput,
    output: ltiRegistrationSchema,
    ...ofManagers,
    summary: "Register a learning platform (LTI 1.3), or change its registration.",
  },
  inviteLti: {
    input: nothing,
    output: inviteLtiOutput,
    ...ofManagers,
    summary:
      "Make an address by which one platform registers itself (LTI dynamic registration), once and within an hour.",
  },
  switchLti: {
    input: switchLtiInput,
    output: ltiRegistrationSchema,
    ...ofManagers,
    summary: "Switch a platform off, so that nothing comes in from it or goes out to it, or on.",
  },
  tryLti: {
    input: ltiRegistrationInput,
    output: tryLtiOutput,
    ...ofManagers,
    summary: "Ask a platform for its keys and for a token now.",
  },
  renewLtiKey: {
    input: nothing,
    output: renewLtiKeyOutput,
    ...ofManagers,
    summary: "Sign with a new key from now on; the one before stays published.",
  },
  outgoingList: {
    input: outgoingListInput,
    output: outgoingListOutput,
    ...ofManagers,
    summary: "What goes out to other systems, and what could not be delivered.",
  },
  resendOutgoing: {
    input: resendOutgoingInput,
    output: resendOutgoingOutput,
    ...ofManagers,
    summary: "Send once more what was given up.",
  },
  pendingLaunch: {
    input: pendingLaunchInput,
    output: pendingLaunchOutput,
    access: "public",
    summary: "What a launch from a platform waits for.",
  },
  linkLaunch: {
    input: linkLaunchInput,
    output: launchStepOutput,
    access: "person",
    summary: "Link the person at a platform to one's own account, once.",
  },
  chooseForLaunch: {
    input: chooseForLaunchInput,
    output: launchStepOutput,
    access: "person",
    permission: "assignment.manage",
    summary: "Choose the assignment that a link opens, or the tests that a platform is given.",
  },
  ltiRoster: {
    input: ltiRosterInput,
    output: rosterDiffOutput,
    access: "person",
    permission: "class.manage",
    summary: "Compare a class with the members of its course at the platform.",
  },
} as const satisfies Record<string, CallSchema>;
