import { z } from "zod";
import {
  enterByCodeInput,
  entryCodeOutput,
  findPasswordInput,
  loginInput,
  loginOutput,
  registerInput,
  sendSmsInput,
  sendSmsOutput,
  socialLoginInput,
  socialStartInput,
  socialStartOutput,
  updateUserInput,
  userInfoOutput,
  userInfoSchema,
} from "../account/account";
import { exportSchema } from "../account/export";
import {
  deleteAccountInput,
  endSessionInput,
  endSessionOutput,
  myAccountOutput,
  sessionListOutput,
  uploadInput,
  uploadOutput,
} from "../account/personal";
import type { CallSchema } from "./call-schema";

const nothing = z.strictObject({});

/** The calls for signing in and those about the caller's account. */
export const accountCalls = {
  login: { input: loginInput, output: loginOutput, access: "public", summary: "Sign in; answers a session token." },
  logout: { input: nothing, output: nothing, access: "person", summary: "End this session." },
  register: {
    input: registerInput,
    output: loginOutput,
    access: "public",
    summary: "Make an account and sign in with it, where the site allows it.",
  },
  socialLogin: {
    input: socialLoginInput,
    output: loginOutput,
    access: "public",
    summary: "Sign in with the code of a provider that the site is set up for.",
  },
  socialStart: {
    input: socialStartInput,
    output: socialStartOutput,
    access: "public",
    summary: "Begin a sign-in through a provider; answers where to send the person.",
  },
  makeEntryCode: {
    input: nothing,
    output: entryCodeOutput,
    access: "person",
    summary: "A code that signs oneself in elsewhere by an address, once and within two minutes.",
  },
  enterByCode: {
    input: enterByCodeInput,
    output: loginOutput,
    access: "public",
    summary: "Sign in with the code that an address carries in `t`; uses it up.",
  },
  findPassword: {
    input: findPasswordInput,
    output: nothing,
    access: "public",
    summary: "Replace a forgotten password by a code sent to the phone or e-mail address; ends all sessions.",
  },
  sendSms: {
    input: sendSmsInput,
    output: sendSmsOutput,
    access: "public",
    summary: "Send a code of six digits to a phone or e-mail address; says the same whether an account has it or not.",
  },
  userInfo: {
    input: nothing,
    output: userInfoOutput,
    access: "person",
    summary: "Who is signed in, with roles and permissions, and what seals the answers on their devices.",
  },
  updateUser: {
    input: updateUserInput,
    output: userInfoSchema,
    access: "person",
    summary: "Change one's own name, grade, phone, e-mail address or password.",
  },
  upload: {
    input: uploadInput,
    output: uploadOutput,
    access: "person",
    summary: "Send a picture (file); it is looked into, made anew and kept.",
    body: "files",
  },
  ownAccount: {
    input: nothing,
    output: myAccountOutput,
    access: "person",
    summary: "What there is of one's own account: accommodations, phone, sittings under way.",
  },
  sessionList: { input: nothing, output: sessionListOutput, access: "person", summary: "Where one is signed in." },
  endSession: {
    input: endSessionInput,
    output: endSessionOutput,
    access: "person",
    summary: "Sign out one of one's own sessions, or all others.",
  },
  exportData: {
    input: nothing,
    output: exportSchema,
    access: "person",
    summary: "All that is kept of oneself; keys only where they are released.",
  },
  deleteAccount: {
    input: deleteAccountInput,
    output: nothing,
    access: "person",
    summary: "Delete one's own account; sittings stay without a name.",
  },
} as const satisfies Record<string, CallSchema>;
