CREATE TABLE "practice_items" (
	"set_id" text NOT NULL,
	"place" integer NOT NULL,
	"family" text NOT NULL,
	"subject" text NOT NULL,
	"skill" text NOT NULL,
	"body" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"explanation" jsonb,
	"entry_item_id" text,
	"item_id" text,
	"attempt_id" text,
	"answer" json,
	"mark" text,
	"elapsed_ms" integer DEFAULT 0 NOT NULL,
	"checked_at" bigint,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "practice_items_set_id_place_pk" PRIMARY KEY("set_id","place")
);
--> statement-breakpoint
CREATE TABLE "practice_sets" (
	"set_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"choice" jsonb NOT NULL,
	"seed" text NOT NULL,
	"start_key" text NOT NULL,
	"started_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
ALTER TABLE "wrong_book" ADD COLUMN "due_at" bigint;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD COLUMN "streak" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD COLUMN "mastered_at" bigint;--> statement-breakpoint
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_set_id_practice_sets_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."practice_sets"("set_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_entry_item_id_items_item_id_fk" FOREIGN KEY ("entry_item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sets" ADD CONSTRAINT "practice_sets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sets_by_start_key" ON "practice_sets" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE INDEX "practice_sets_by_user" ON "practice_sets" USING btree ("user_id","started_at");