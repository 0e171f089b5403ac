ALTER TABLE "item_revisions" ADD COLUMN "asked_at" bigint;--> statement-breakpoint
ALTER TABLE "item_revisions" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
CREATE INDEX "item_revisions_waiting" ON "item_revisions" USING btree ("asked_at") WHERE review = 'submitted';