CREATE TABLE "tool_states" (
	"attempt_id" text NOT NULL,
	"item_id" text NOT NULL,
	"state" json NOT NULL,
	"revision" integer NOT NULL,
	"lease_epoch" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "tool_states_attempt_id_item_id_pk" PRIMARY KEY("attempt_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "tool_states" ADD CONSTRAINT "tool_states_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;