CREATE TABLE "attempt_stages" (
	"attempt_id" text NOT NULL,
	"stage" text NOT NULL,
	"begun_at" bigint NOT NULL,
	"deadline" bigint,
	"ended_at" bigint,
	"end_reason" text,
	CONSTRAINT "attempt_stages_attempt_id_stage_pk" PRIMARY KEY("attempt_id","stage")
);
--> statement-breakpoint
CREATE TABLE "refused_operations" (
	"refusal_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"attempt_id" text,
	"call" text NOT NULL,
	"refused_by" text NOT NULL,
	"fault" text,
	"idempotency_key" text,
	"payload" json NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_credits" (
	"credit_id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"stage" text,
	"ms" integer NOT NULL,
	"reason" text NOT NULL,
	"given_by" text,
	"note" text DEFAULT '' NOT NULL,
	"given_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_leases" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_leases" DROP CONSTRAINT "attempt_leases_attempt_id_epoch_pk";--> statement-breakpoint
ALTER TABLE "attempt_leases" ADD CONSTRAINT "attempt_leases_attempt_id_epoch_turn_pk" PRIMARY KEY("attempt_id","epoch","turn");--> statement-breakpoint
ALTER TABLE "attempt_leases" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "attempt_leases" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "kind" text DEFAULT 'real' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "stage_deadline" bigint;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "lease_turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "released_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_stages" ADD CONSTRAINT "attempt_stages_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_operations" ADD CONSTRAINT "refused_operations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_credits" ADD CONSTRAINT "time_credits_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_credits" ADD CONSTRAINT "time_credits_given_by_users_user_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_operations_by_attempt" ON "refused_operations" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refused_operations_once" ON "refused_operations" USING btree ("user_id","attempt_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "time_credits_by_attempt" ON "time_credits" USING btree ("attempt_id");--> statement-breakpoint
CREATE TRIGGER time_credits_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "time_credits" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
