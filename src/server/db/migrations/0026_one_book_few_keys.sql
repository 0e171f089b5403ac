ALTER TABLE "wrong_book" DROP CONSTRAINT "wrong_book_user_id_users_user_id_fk";
--> statement-breakpoint
ALTER TABLE "wrong_book" DROP CONSTRAINT "wrong_book_item_id_items_item_id_fk";
--> statement-breakpoint
ALTER TABLE "wrong_book" DROP CONSTRAINT "wrong_book_attempt_id_attempts_attempt_id_fk";
--> statement-breakpoint
DROP INDEX "wrong_book_by_test";--> statement-breakpoint
DROP INDEX "wrong_book_by_attempt";