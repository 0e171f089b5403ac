CREATE TABLE "answers" (
	"attempt_id" text NOT NULL,
	"item_id" text NOT NULL,
	"answer" json,
	"revision" integer NOT NULL,
	"lease_epoch" integer NOT NULL,
	"seq" integer NOT NULL,
	"saved_at" bigint NOT NULL,
	"elapsed_ms" integer NOT NULL,
	"mark" text NOT NULL,
	"credit" double precision NOT NULL,
	"check_status" integer NOT NULL,
	"check_revision" integer NOT NULL,
	"check_epoch" integer NOT NULL,
	"held_answer" json,
	"held_revision" integer NOT NULL,
	"held" boolean NOT NULL,
	CONSTRAINT "answers_attempt_id_item_id_pk" PRIMARY KEY("attempt_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "attempt_items" (
	"attempt_id" text NOT NULL,
	"position" integer NOT NULL,
	"stage" text NOT NULL,
	"item_id" text NOT NULL,
	"served_at" bigint NOT NULL,
	CONSTRAINT "attempt_items_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "attempt_leases" (
	"attempt_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"lease_hash" text NOT NULL,
	"start_key" text,
	CONSTRAINT "attempt_leases_attempt_id_epoch_pk" PRIMARY KEY("attempt_id","epoch")
);
--> statement-breakpoint
CREATE TABLE "attempt_log" (
	"attempt_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" text,
	"revision" integer,
	"payload" json NOT NULL,
	"idempotency_key" text,
	"client_time" bigint,
	"server_time" bigint NOT NULL,
	"lease_epoch" integer NOT NULL,
	"result" json,
	CONSTRAINT "attempt_log_attempt_id_seq_pk" PRIMARY KEY("attempt_id","seq")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"version" integer NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"finish_reason" text,
	"started_at" bigint NOT NULL,
	"finished_at" bigint,
	"deadline" bigint,
	"completed_at" bigint,
	"lease_epoch" integer NOT NULL,
	"lease_seen_at" bigint NOT NULL,
	"last_seq" integer NOT NULL,
	"answered" integer NOT NULL,
	"total" integer NOT NULL,
	"seed" text NOT NULL,
	"prior" jsonb,
	"start_key" text,
	"score" jsonb
);
--> statement-breakpoint
CREATE TABLE "items" (
	"item_id" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"subject" text NOT NULL,
	"area" text NOT NULL,
	"skill" text NOT NULL,
	"body" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"explanation" jsonb,
	"irt" jsonb,
	"expected_ms" integer NOT NULL,
	"points" double precision NOT NULL,
	"source" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"sha256" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "test_items" (
	"menu_id" text NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"stage" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "test_items_menu_id_version_position_pk" PRIMARY KEY("menu_id","version","position")
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"menu_id" text NOT NULL,
	"version" integer NOT NULL,
	"family" text NOT NULL,
	"definition" jsonb NOT NULL,
	"source_digest" text,
	"published" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "tests_menu_id_version_pk" PRIMARY KEY("menu_id","version"),
	CONSTRAINT "tests_source_digest_unique" UNIQUE("source_digest")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"role" jsonb NOT NULL,
	"permission" jsonb NOT NULL,
	"grade" integer,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD CONSTRAINT "attempt_items_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD CONSTRAINT "attempt_items_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_leases" ADD CONSTRAINT "attempt_leases_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_log" ADD CONSTRAINT "attempt_log_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_menu_id_version_tests_menu_id_version_fk" FOREIGN KEY ("menu_id","version") REFERENCES "public"."tests"("menu_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_items" ADD CONSTRAINT "test_items_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_items" ADD CONSTRAINT "test_items_menu_id_version_tests_menu_id_version_fk" FOREIGN KEY ("menu_id","version") REFERENCES "public"."tests"("menu_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_items_once" ON "attempt_items" USING btree ("attempt_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_log_once" ON "attempt_log" USING btree ("attempt_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt" ON "attempts" USING btree ("user_id","menu_id") WHERE status = 'sitting';--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_by_start_key" ON "attempts" USING btree ("user_id","start_key");--> statement-breakpoint
CREATE INDEX "attempts_by_user" ON "attempts" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "attempts_open" ON "attempts" USING btree ("deadline") WHERE status = 'sitting';--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");