CREATE TABLE "social_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"file_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"touched_at" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_marks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"read_until" bigint NOT NULL,
	"cleared_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"text" jsonb NOT NULL,
	"image" text NOT NULL,
	"role" jsonb NOT NULL,
	"valid_from" bigint NOT NULL,
	"valid_until" bigint,
	"news_at" bigint NOT NULL,
	"written_by" text NOT NULL,
	"written_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"withdrawn_at" bigint,
	CONSTRAINT "notice_period" CHECK ("notices"."valid_until" is null or "notices"."valid_from" < "notices"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "explanation_video" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_marks" ADD CONSTRAINT "notice_marks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_written_by_users_user_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_changed_by_users_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "favorites_by_time" ON "favorites" USING btree ("user_id","added_at" DESC NULLS FIRST,"item_id");--> statement-breakpoint
CREATE INDEX "wrong_book_by_time" ON "wrong_book" USING btree ("user_id","added_at" DESC NULLS FIRST,"item_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "wrong_book_by_test" ON "wrong_book" USING btree ("user_id","menu_id","version");--> statement-breakpoint
CREATE INDEX "wrong_book_by_attempt" ON "wrong_book" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "messages_by_user" ON "messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "notices_by_news" ON "notices" USING btree ("news_at");--> statement-breakpoint
CREATE INDEX "attempts_finished" ON "attempts" USING btree ("user_id","finished_at") WHERE status = 'finished';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_unique" UNIQUE("email");--> statement-breakpoint
INSERT INTO "wrong_book" ("user_id", "item_id", "attempt_id", "menu_id", "version", "family", "added_at", "skill", "mark")
SELECT DISTINCT ON (a."user_id", w."item_id")
  a."user_id", w."item_id", a."attempt_id", a."menu_id", a."version", t."family", a."finished_at", i."skill", w."mark"
FROM "attempts" a
JOIN "answers" w ON w."attempt_id" = a."attempt_id"
JOIN "items" i ON i."item_id" = w."item_id"
JOIN "tests" t ON t."menu_id" = a."menu_id" AND t."version" = a."version"
WHERE a."status" = 'finished' AND a."kind" <> 'preview' AND a."user_id" IS NOT NULL AND w."mark" IN ('wrong', 'partly')
ORDER BY a."user_id", w."item_id", a."finished_at" DESC;
