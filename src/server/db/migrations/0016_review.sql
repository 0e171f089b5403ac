CREATE TABLE "gone_through" (
	"attempt_id" text NOT NULL,
	"item_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "gone_through_attempt_id_item_id_pk" PRIMARY KEY("attempt_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "gone_through" ADD CONSTRAINT "gone_through_served" FOREIGN KEY ("attempt_id","item_id") REFERENCES "public"."attempt_items"("attempt_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_by_item" ON "answers" USING btree ("item_id");