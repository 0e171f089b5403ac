CREATE TABLE "item_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"user_id" text,
	"size" integer NOT NULL,
	"touched_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_sha256_media_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."media"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_files_by_user" ON "item_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "item_files_by_age" ON "item_files" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "item_files_by_file" ON "item_files" USING btree ("sha256");