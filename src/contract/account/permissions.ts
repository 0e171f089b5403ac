/** The permissions of an account, by name; `admin` accounts have all of them. */
export const permissionNames = [
  /** Take tests and see their results. */
  "exam.take",
  /** Invite others to tests that limit attempts. */
  "exam.share",
  /** See the results of guests whom the person invited. */
  "result.view",
  /** Write questions and tests. */
  "item.write",
  /** Review questions of others that are submitted. */
  "item.review",
  /** Publish tests of one's own. */
  "test.publish",
  /** Import tests from files of other systems, publish them, and take them back. */
  "test.import",
  /** Keep classes with their members. */
  "class.manage",
  /** Give tests to one's classes, with their times. */
  "assignment.manage",
  /** See the results of one's classes. */
  "result.read",
  /** Mark answers of one's classes. */
  "mark.write",
  /** Correct the scoring of a question after it was sat. */
  "regrade.apply",
  /** Confirm another teacher's correction of results that are out. */
  "regrade.second",
  /** See what was done to one's classes, assignments and tests. */
  "audit.read",
  /** Open the room of an assignment, with its code. */
  "room.open",
  /** Let students in to a room, send messages, write down what happens. */
  "room.invigilate",
  /** Stop clocks, give time, hand in for students, end a room. */
  "room.time",
  /** Sign the record of a room. */
  "room.sign",
  /** Connect the site to other systems of the school, and see what goes out to them. */
  "integration.manage",
  /** Edit the site's texts and settings. */
  "site.edit",
  "notice.write",
  /** See accounts, switch them off and on, give roles. */
  "user.manage",
  /** Inspect the running charts. */
  "inspect",
] as const;

export type PermissionName = (typeof permissionNames)[number];
