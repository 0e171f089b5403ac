INSERT INTO "installation_secrets" ("name", "secret") SELECT "name", "secret" FROM "site_secrets" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "site_secrets" CASCADE;
