CREATE TABLE "answer_markings" (
	"attempt_id" text NOT NULL,
	"item_id" text NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"points" double precision NOT NULL,
	"comment" text NOT NULL,
	"marked_by" text NOT NULL,
	"marked_at" bigint NOT NULL,
	CONSTRAINT "answer_markings_attempt_id_item_id_part_pk" PRIMARY KEY("attempt_id","item_id","part")
);
--> statement-breakpoint
CREATE TABLE "regrade_changes" (
	"regrade_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"seq" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"value_before" double precision,
	"value_after" double precision,
	"score" jsonb,
	"awaiting_points" double precision,
	CONSTRAINT "regrade_changes_regrade_id_attempt_id_pk" PRIMARY KEY("regrade_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "regrades" (
	"regrade_id" text PRIMARY KEY NOT NULL,
	"assignment_id" text NOT NULL,
	"item_id" text NOT NULL,
	"rule" text NOT NULL,
	"key" jsonb,
	"restores" text,
	"reason" text NOT NULL,
	"never_lower" boolean NOT NULL,
	"phase" text NOT NULL,
	"digest" text NOT NULL,
	"attempts_digest" text NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"proposed_by" text,
	"seconded_by" text,
	"create_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"applied_at" bigint,
	"ordinal" integer,
	"follows" text,
	"standing" text
);
--> statement-breakpoint
CREATE TABLE "replaced_reports" (
	"attempt_id" text NOT NULL,
	"seq" integer NOT NULL,
	"version" integer NOT NULL,
	"rule" integer NOT NULL,
	"report" json NOT NULL,
	"regrade_id" text NOT NULL,
	CONSTRAINT "replaced_reports_attempt_id_seq_pk" PRIMARY KEY("attempt_id","seq")
);
--> statement-breakpoint
ALTER TABLE "answer_markings" ADD CONSTRAINT "answer_markings_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrade_changes" ADD CONSTRAINT "regrade_changes_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_assignment_id_assignments_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_seconded_by_users_user_id_fk" FOREIGN KEY ("seconded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_reports" ADD CONSTRAINT "replaced_reports_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regrade_changes_by_attempt" ON "regrade_changes" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regrades_by_key" ON "regrades" USING btree ("proposed_by","create_key");--> statement-breakpoint
CREATE INDEX "regrades_by_assignment" ON "regrades" USING btree ("assignment_id","item_id");