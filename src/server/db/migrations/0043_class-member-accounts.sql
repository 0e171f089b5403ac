ALTER TABLE "class_members" ADD COLUMN "account_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_differences" ADD COLUMN "applied_by" text;--> statement-breakpoint
ALTER TABLE "roster_differences" ADD COLUMN "applied" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "class_members_by_username" ON "class_members" USING btree ("class_id","username");