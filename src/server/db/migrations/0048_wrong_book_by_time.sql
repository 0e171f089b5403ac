DROP INDEX "wrong_book_by_time";--> statement-breakpoint
CREATE INDEX "wrong_book_by_time" ON "wrong_book" USING btree ("user_id","added_at" DESC NULLS FIRST) WHERE deleted_at is null;