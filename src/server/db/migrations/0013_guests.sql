CREATE TABLE "guests" (
	"guest_id" text PRIMARY KEY NOT NULL,
	"invitation_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"seed" text NOT NULL,
	"key_hash" text NOT NULL,
	"attempt_id" text,
	"claimed_by" text,
	"claimed_at" bigint,
	CONSTRAINT "guests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "invitation_uses" (
	"invitation_id" text NOT NULL,
	"number" integer NOT NULL,
	"guest_id" text NOT NULL,
	"used_at" bigint NOT NULL,
	"browser" text,
	"system" text,
	CONSTRAINT "invitation_uses_invitation_id_number_pk" PRIMARY KEY("invitation_id","number"),
	CONSTRAINT "invitation_uses_guest_id_unique" UNIQUE("guest_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"invited_by" text NOT NULL,
	"menu_id" text NOT NULL,
	"attempt_id" text,
	"name" text NOT NULL,
	"valid_from" bigint NOT NULL,
	"valid_until" bigint NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"sees_result" boolean NOT NULL,
	"strict" boolean NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text NOT NULL,
	"code_end" text NOT NULL,
	"seed" text NOT NULL,
	"start_key_hash" text NOT NULL,
	"secrets_key_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"revoked_at" bigint,
	CONSTRAINT "invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "invitations_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "invitation_uses" CHECK ("invitations"."used" between 0 and "invitations"."uses"),
	CONSTRAINT "invitation_period" CHECK ("invitations"."valid_from" < "invitations"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_operations" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "guest_id" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "closes_at" bigint;--> statement-breakpoint
ALTER TABLE "refused_operations" ADD COLUMN "guest_id" text;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_invitation_id_invitations_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("invitation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_claimed_by_users_user_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_uses" ADD CONSTRAINT "invitation_uses_guest_id_guests_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_uses" ADD CONSTRAINT "invitation_uses_invitation_id_invitations_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("invitation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guests_once" ON "guests" USING btree ("invitation_id","key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_once" ON "invitations" USING btree ("invited_by","start_key_hash");--> statement-breakpoint
CREATE INDEX "invitations_by_maker" ON "invitations" USING btree ("invited_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_attempt_of_guest" ON "attempts" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refused_operations_of_guest_once" ON "refused_operations" USING btree ("guest_id","attempt_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempt_of_one" CHECK (num_nonnulls("attempts"."user_id", "attempts"."guest_id") = 1);--> statement-breakpoint
ALTER TABLE "refused_operations" ADD CONSTRAINT "refused_operation_of_one" CHECK (num_nonnulls("refused_operations"."user_id", "refused_operations"."guest_id") = 1);--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_guest_id_guests_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_operations" ADD CONSTRAINT "refused_operations_guest_id_guests_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_closing" ON "attempts" USING btree ("closes_at") WHERE closes_at is not null and status = 'sitting';--> statement-breakpoint
CREATE TRIGGER invitation_uses_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "invitation_uses" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
