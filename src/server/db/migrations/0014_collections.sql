CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"version" integer NOT NULL,
	"family" text NOT NULL,
	"added_at" bigint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "favorites_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "wrong_book" (
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"version" integer NOT NULL,
	"family" text NOT NULL,
	"added_at" bigint NOT NULL,
	"skill" text NOT NULL,
	"mark" text NOT NULL,
	"cause" text,
	"times" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	CONSTRAINT "wrong_book_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_by_time" ON "favorites" USING btree ("user_id","added_at" DESC NULLS FIRST,"item_id");--> statement-breakpoint
CREATE INDEX "wrong_book_by_time" ON "wrong_book" USING btree ("user_id","added_at" DESC NULLS FIRST,"item_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "wrong_book_by_test" ON "wrong_book" USING btree ("user_id","menu_id","version");--> statement-breakpoint
CREATE INDEX "wrong_book_by_attempt" ON "wrong_book" USING btree ("attempt_id");