CREATE TABLE "outside_signs" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"sign" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_codes" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "entry_codes" ADD COLUMN "user_stamp" text;--> statement-breakpoint
ALTER TABLE "entry_codes" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "entry_codes" ADD COLUMN "maker_stamp" text;