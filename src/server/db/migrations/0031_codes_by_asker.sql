ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_mobile_purpose_pk";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_mobile_purpose_code_hash_pk" PRIMARY KEY("mobile","purpose","code_hash");--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "asker_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "tries_by_others" integer DEFAULT 0 NOT NULL;