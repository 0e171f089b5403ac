ALTER TABLE "answers" ADD COLUMN "marked_points" double precision;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "marked_by" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "marked_at" bigint;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "awaiting_points" double precision;