ALTER TABLE "answers" DROP CONSTRAINT "answers_item_id_items_item_id_fk";
--> statement-breakpoint
ALTER TABLE "attempt_items" DROP CONSTRAINT "attempt_items_item_id_items_item_id_fk";
--> statement-breakpoint
ALTER TABLE "time_credits" DROP CONSTRAINT "time_credits_given_by_users_user_id_fk";
--> statement-breakpoint
DROP INDEX "time_credits_by_attempt";--> statement-breakpoint
ALTER TABLE "time_credits" DROP CONSTRAINT "time_credits_pkey";--> statement-breakpoint
ALTER TABLE "time_credits" ADD CONSTRAINT "time_credits_attempt_id_credit_id_pk" PRIMARY KEY("attempt_id","credit_id");
