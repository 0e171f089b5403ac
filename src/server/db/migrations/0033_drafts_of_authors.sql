CREATE TABLE "item_draft_versions" (
	"draft_id" text NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "item_draft_versions_draft_id_version_pk" PRIMARY KEY("draft_id","version")
);
--> statement-breakpoint
CREATE TABLE "item_drafts" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"user_id" text,
	"create_key" text NOT NULL,
	"draft" jsonb NOT NULL,
	"words" text NOT NULL,
	"subject" text NOT NULL,
	"skill" text NOT NULL,
	"level" text,
	"tags" text[] NOT NULL,
	"is_complete" boolean NOT NULL,
	"revisions" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"touched_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "item_revisions" (
	"draft_id" text NOT NULL,
	"revision" integer NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"made_at" bigint NOT NULL,
	"review" text NOT NULL,
	"review_version" integer NOT NULL,
	"reviewer_id" text,
	"note" text,
	CONSTRAINT "item_revisions_draft_id_revision_pk" PRIMARY KEY("draft_id","revision"),
	CONSTRAINT "item_revisions_item_id_unique" UNIQUE("item_id")
);
--> statement-breakpoint
CREATE TABLE "test_draft_versions" (
	"test_id" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "test_draft_versions_test_id_version_pk" PRIMARY KEY("test_id","version")
);
--> statement-breakpoint
CREATE TABLE "test_drafts" (
	"test_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"user_id" text,
	"create_key" text NOT NULL,
	"definition" jsonb NOT NULL,
	"phase" text NOT NULL,
	"blocking" integer NOT NULL,
	"edition" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"touched_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_draft_versions" ADD CONSTRAINT "item_draft_versions_draft_id_item_drafts_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."item_drafts"("draft_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_drafts" ADD CONSTRAINT "item_drafts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_revisions" ADD CONSTRAINT "item_revisions_draft_id_item_drafts_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."item_drafts"("draft_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_revisions" ADD CONSTRAINT "item_revisions_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_revisions" ADD CONSTRAINT "item_revisions_reviewer_id_users_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_draft_versions" ADD CONSTRAINT "test_draft_versions_test_id_test_drafts_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test_drafts"("test_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_drafts" ADD CONSTRAINT "test_drafts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_drafts_by_key" ON "item_drafts" USING btree ("user_id","create_key");--> statement-breakpoint
CREATE INDEX "item_drafts_by_author" ON "item_drafts" USING btree ("user_id","touched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "test_drafts_by_key" ON "test_drafts" USING btree ("user_id","create_key");--> statement-breakpoint
CREATE INDEX "test_drafts_by_author" ON "test_drafts" USING btree ("user_id","touched_at");