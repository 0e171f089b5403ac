CREATE TABLE "lti_launches" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"phase" text NOT NULL,
	"need" text NOT NULL,
	"refusal" text,
	"nonce" text NOT NULL,
	"browser_hash" text NOT NULL,
	"login" jsonb NOT NULL,
	"key_hash" text,
	"details" jsonb,
	"user_id" text,
	"answer" jsonb,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "lti_launches_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "lti_learners" (
	"link_id" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	CONSTRAINT "lti_learners_link_id_subject_pk" PRIMARY KEY("link_id","subject")
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"link_id" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"anonymous_link" text,
	"context_id" text,
	"title" text NOT NULL,
	"line_item" text,
	"line_items" text,
	"scopes" jsonb NOT NULL,
	"memberships" text,
	"chosen_by" text,
	"made_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_offers" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"anonymous_link" text,
	"offered_by" text NOT NULL,
	"made_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_persons" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" bigint NOT NULL,
	CONSTRAINT "lti_persons_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "lti_registrations" (
	"registration_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployment_ids" jsonb NOT NULL,
	"auth_url" text NOT NULL,
	"token_url" text NOT NULL,
	"jwks_url" text NOT NULL,
	"score_release" text NOT NULL,
	"create_key" text NOT NULL,
	"made_by" text,
	"made_at" bigint NOT NULL,
	"off_at" bigint,
	"used_at" bigint,
	"fault" jsonb,
	"key_set" jsonb,
	"keys_asked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "lti_tokens" (
	"registration_id" text NOT NULL,
	"scope" text NOT NULL,
	"sealed" text NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "lti_tokens_registration_id_scope_pk" PRIMARY KEY("registration_id","scope")
);
--> statement-breakpoint
CREATE TABLE "outgoing" (
	"outgoing_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"link_id" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"is_token_renewed" boolean NOT NULL,
	"is_item_renewed" boolean NOT NULL,
	"next_try" bigint NOT NULL,
	"payload" jsonb,
	"fault" jsonb
);
--> statement-breakpoint
CREATE TABLE "outgoing_targets" (
	"target" text PRIMARY KEY NOT NULL,
	"leased_until" bigint NOT NULL,
	"lease" text
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"public_key" jsonb NOT NULL,
	"made_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_registration_id_lti_registrations_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("registration_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_learners" ADD CONSTRAINT "lti_learners_link_id_lti_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("link_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_learners" ADD CONSTRAINT "lti_learners_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_registration_id_lti_registrations_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("registration_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_assignment_id_assignments_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_chosen_by_users_user_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_offers" ADD CONSTRAINT "lti_offers_registration_id_lti_registrations_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("registration_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_offers" ADD CONSTRAINT "lti_offers_assignment_id_assignments_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_offers" ADD CONSTRAINT "lti_offers_offered_by_users_user_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_persons" ADD CONSTRAINT "lti_persons_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_registrations" ADD CONSTRAINT "lti_registrations_made_by_users_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tokens" ADD CONSTRAINT "lti_tokens_registration_id_lti_registrations_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lti_registrations"("registration_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing" ADD CONSTRAINT "outgoing_link_id_lti_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("link_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_launches_by_expiry" ON "lti_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_learners_by_result" ON "lti_learners" USING btree ("assignment_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_links_by_platform" ON "lti_links" USING btree ("registration_id","deployment_id","resource_link_id");--> statement-breakpoint
CREATE INDEX "lti_links_by_assignment" ON "lti_links" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "lti_persons_by_user" ON "lti_persons" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_registrations_by_client" ON "lti_registrations" USING btree ("issuer","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_registrations_by_key" ON "lti_registrations" USING btree ("made_by","create_key");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_by_subject" ON "outgoing" USING btree ("kind","link_id","subject");--> statement-breakpoint
CREATE INDEX "outgoing_due" ON "outgoing" USING btree ("target","next_try") WHERE state not in ('delivered', 'dead');--> statement-breakpoint
CREATE INDEX "outgoing_by_state" ON "outgoing" USING btree ("state");