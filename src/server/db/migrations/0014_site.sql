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
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_marks" ADD CONSTRAINT "notice_marks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_written_by_users_user_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_changed_by_users_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_by_user" ON "messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "notices_by_news" ON "notices" USING btree ("news_at");--> statement-breakpoint
CREATE INDEX "attempts_finished" ON "attempts" USING btree ("user_id","finished_at") WHERE status = 'finished';