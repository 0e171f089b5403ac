/** The accounts of a fresh installation, for trying it out. */
export const demoAccounts = [
  {
    username: "student",
    password: "student123",
    nickname: "Mia",
    grade: 5,
    admin: false,
    role: ["student"],
    type: 0,
  },
  {
    username: "teacher",
    password: "teacher123",
    nickname: "Ms Chen",
    grade: null,
    admin: false,
    role: ["teacher"],
    type: 1,
  },
  {
    username: "admin",
    password: "admin123",
    nickname: "Admin",
    grade: null,
    admin: true,
    role: ["admin"],
    type: 2,
  },
] as const;
