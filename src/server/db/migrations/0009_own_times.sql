ALTER TABLE "attempts" DROP COLUMN "time_factor";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "time_factor";