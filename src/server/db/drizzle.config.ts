import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/server/db/accounts-schema.ts",
    "./src/server/db/schema.ts",
    "./src/server/db/exposure-schema.ts",
    "./src/server/db/student-schema.ts",
    "./src/server/db/tool-states-schema.ts",
    "./src/server/db/guest-schema.ts",
    "./src/server/db/time-credits-schema.ts",
    "./src/server/db/sign-in-methods-schema.ts",
    "./src/server/db/upload-schema.ts",
    "./src/server/db/collections-schema.ts",
    "./src/server/db/practice-schema.ts",
    "./src/server/db/site-schema.ts",
    "./src/server/db/reports-schema.ts",
    "./src/server/db/process-schema.ts",
    "./src/server/db/security-schema.ts",
    "./src/server/db/review-schema.ts",
    "./src/server/db/imports-schema.ts",
    "./src/server/db/studio-schema.ts",
    "./src/server/db/classes-schema.ts",
    "./src/server/db/markings-schema.ts",
    "./src/server/db/regrades-schema.ts",
  ],
  out: "./src/server/db/migrations",
});
