/** The kinds of entries in the audit log. */
export const auditKinds = [
  "signedIn",
  "signInRefused",
  "accountMade",
  "accountChanged",
  "accountLinked",
  "invitationMade",
  "siteChanged",
  "importRead",
  "testImported",
  "importUndone",
  "importDiscarded",
  "testReleased",
  "testExported",
  "testWithdrawn",
  "reviewDecided",
  "classChanged",
  "answersRescued",
  "foreignAsked",
  "skimmed",
] as const;
export type AuditKind = (typeof auditKinds)[number];
