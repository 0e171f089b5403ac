CREATE TABLE "test_forecasts" (
	"test_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"sat" integer NOT NULL,
	"forecast" jsonb
);
--> statement-breakpoint
ALTER TABLE "test_forecasts" ADD CONSTRAINT "test_forecasts_test_id_test_drafts_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test_drafts"("test_id") ON DELETE cascade ON UPDATE no action;