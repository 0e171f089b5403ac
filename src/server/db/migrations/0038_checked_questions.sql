ALTER TABLE "test_drafts" ADD COLUMN "checked" jsonb;--> statement-breakpoint
ALTER TABLE "test_forecasts" ADD COLUMN "digest" text;