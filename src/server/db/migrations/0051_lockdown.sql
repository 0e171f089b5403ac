CREATE TABLE "lockdowns" (
	"assignment_id" text NOT NULL,
	"person_id" text NOT NULL,
	"phase" text NOT NULL,
	"attempt_id" uuid,
	"token_hash" text,
	"version" text NOT NULL,
	"checked_at" bigint,
	"decision_key" text,
	"reason" text NOT NULL,
	CONSTRAINT "lockdowns_assignment_id_person_id_pk" PRIMARY KEY("assignment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "seb_policies" (
	"assignment_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"settings" jsonb,
	"file" "bytea",
	"file_name" text,
	"config_key" text,
	"findings" jsonb,
	"start_address" text,
	"exam_keys" jsonb NOT NULL,
	"changed_by" text,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "locked_at" bigint;--> statement-breakpoint
ALTER TABLE "lockdowns" ADD CONSTRAINT "lockdowns_assignment_id_assignments_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seb_policies" ADD CONSTRAINT "seb_policies_assignment_id_assignments_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seb_policies" ADD CONSTRAINT "seb_policies_changed_by_users_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lockdowns_by_sitting" ON "lockdowns" USING btree ("attempt_id");