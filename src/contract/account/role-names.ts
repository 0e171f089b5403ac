/** Roles that an account may have, in the order in which they are shown. */
export const roleNames = ["student", "author", "reviewer", "teacher", "admin"] as const;

export type RoleName = (typeof roleNames)[number];
