/** What an account may be allowed to do, by name; `admin` accounts may do all of it. */
export const permissionNames = [
  /** Sit tests and see what came of them. */
  "exam.take",
  /** Invite others to tests that limit attempts. */
  "exam.share",
  /** See the results of one's own guests. */
  "result.view",
  /** Change what the site says of itself. */
  "site.edit",
  "notice.write",
  /** See accounts, switch them off and on, give roles. */
  "user.manage",
  /** Look at the running charts. */
  "inspect",
] as const;

export type PermissionName = (typeof permissionNames)[number];
