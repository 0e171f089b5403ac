ALTER TABLE "answers" DROP CONSTRAINT "answers_attempt_id_attempts_attempt_id_fk";
--> statement-breakpoint
ALTER TABLE "attempt_items" DROP CONSTRAINT "attempt_items_attempt_id_attempts_attempt_id_fk";
