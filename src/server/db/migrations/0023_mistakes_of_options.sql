ALTER TABLE "items" ADD COLUMN "mistakes" jsonb;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "mistakes" jsonb;