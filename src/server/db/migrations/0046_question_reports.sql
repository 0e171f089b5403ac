CREATE TABLE "question_reports" (
	"report_id" text PRIMARY KEY NOT NULL,
	"owner" text,
	"attempt_id" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"phase" text NOT NULL,
	"answer" text,
	"answered_by" text,
	"report_key" text NOT NULL,
	"answer_key" text,
	"reported_at" bigint NOT NULL,
	"answered_at" bigint
);
--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_answered_by_users_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_reports_open" ON "question_reports" USING btree ("owner","item_id") WHERE phase = 'open';--> statement-breakpoint
CREATE INDEX "question_reports_by_owner" ON "question_reports" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "question_reports_by_attempt" ON "question_reports" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "question_reports_by_item" ON "question_reports" USING btree ("item_id");