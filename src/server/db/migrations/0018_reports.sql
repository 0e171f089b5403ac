CREATE TABLE "attempt_reports" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"rule" integer NOT NULL,
	"seq" integer NOT NULL,
	"report" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_reports" ADD CONSTRAINT "attempt_reports_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;