ALTER TABLE "test_items" ADD COLUMN "irt" jsonb;--> statement-breakpoint
ALTER TABLE "test_items" ADD COLUMN "expected_ms" integer;