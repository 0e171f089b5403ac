-- each step in a transaction of its own
-- foreign keys, which are added again at the end
ALTER TABLE "absences" DROP CONSTRAINT "absences_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "answer_markings" DROP CONSTRAINT "answer_markings_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "attempt_leases" DROP CONSTRAINT "attempt_leases_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "attempt_log" DROP CONSTRAINT "attempt_log_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "attempt_reports" DROP CONSTRAINT "attempt_reports_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "attempt_stages" DROP CONSTRAINT "attempt_stages_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "favorites" DROP CONSTRAINT "favorites_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "guests" DROP CONSTRAINT "guests_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "practice_items" DROP CONSTRAINT "practice_items_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "question_reports" DROP CONSTRAINT "question_reports_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "regrade_changes" DROP CONSTRAINT "regrade_changes_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "replaced_reports" DROP CONSTRAINT "replaced_reports_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "time_credits" DROP CONSTRAINT "time_credits_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "tool_states" DROP CONSTRAINT "tool_states_attempt_id_attempts_attempt_id_fk";
ALTER TABLE "gone_through" DROP CONSTRAINT "gone_through_served";
--> statement-breakpoint
-- attempts
ALTER TABLE "attempts" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- attempt_leases
ALTER TABLE "attempt_leases" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- attempt_stages
ALTER TABLE "attempt_stages" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- attempt_items
DROP INDEX "attempt_items_once";
ALTER TABLE "attempt_items" DROP CONSTRAINT "attempt_items_attempt_id_position_pk";
ALTER TABLE "attempt_items" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
ALTER TABLE "attempt_items" ADD CONSTRAINT "attempt_items_attempt_id_item_id_pk" PRIMARY KEY("attempt_id","item_id");
--> statement-breakpoint
-- answers
ALTER TABLE "answers" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- attempt_log
DROP INDEX "attempt_log_once";
ALTER TABLE "attempt_log" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
CREATE UNIQUE INDEX "attempt_log_once" ON "attempt_log" USING btree ("attempt_id",hashtextextended("idempotency_key", 0));
--> statement-breakpoint
-- attempt_reports
ALTER TABLE "attempt_reports" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- wrong_book
ALTER TABLE "wrong_book" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- gone_through
ALTER TABLE "gone_through" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- absences
ALTER TABLE "absences" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- answer_markings
ALTER TABLE "answer_markings" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- favorites
ALTER TABLE "favorites" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- guests
ALTER TABLE "guests" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- invitations
ALTER TABLE "invitations" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- practice_items
ALTER TABLE "practice_items" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- question_reports
ALTER TABLE "question_reports" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- regrade_changes
ALTER TABLE "regrade_changes" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- replaced_reports
ALTER TABLE "replaced_reports" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- time_credits
ALTER TABLE "time_credits" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- tool_states
ALTER TABLE "tool_states" ALTER COLUMN "attempt_id" SET DATA TYPE uuid USING "attempt_id"::uuid;
--> statement-breakpoint
-- foreign key of absences
ALTER TABLE "absences" ADD CONSTRAINT "absences_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of answer_markings
ALTER TABLE "answer_markings" ADD CONSTRAINT "answer_markings_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of attempt_leases
ALTER TABLE "attempt_leases" ADD CONSTRAINT "attempt_leases_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of attempt_log
ALTER TABLE "attempt_log" ADD CONSTRAINT "attempt_log_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of attempt_reports
ALTER TABLE "attempt_reports" ADD CONSTRAINT "attempt_reports_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of attempt_stages
ALTER TABLE "attempt_stages" ADD CONSTRAINT "attempt_stages_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of favorites
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of guests
ALTER TABLE "guests" ADD CONSTRAINT "guests_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of invitations
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of practice_items
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of question_reports
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of regrade_changes
ALTER TABLE "regrade_changes" ADD CONSTRAINT "regrade_changes_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of replaced_reports
ALTER TABLE "replaced_reports" ADD CONSTRAINT "replaced_reports_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of time_credits
ALTER TABLE "time_credits" ADD CONSTRAINT "time_credits_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of tool_states
ALTER TABLE "tool_states" ADD CONSTRAINT "tool_states_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- foreign key of gone_through
ALTER TABLE "gone_through" ADD CONSTRAINT "gone_through_served" FOREIGN KEY ("attempt_id","item_id") REFERENCES "public"."attempt_items"("attempt_id","item_id") ON DELETE no action ON UPDATE no action;
