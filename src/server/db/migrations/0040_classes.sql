CREATE TABLE "assignment_targets" (
	"assignment_id" text NOT NULL,
	"member_id" text NOT NULL,
	"opens_at" bigint,
	"closes_at" bigint,
	"menu_id" text,
	"edition" integer,
	CONSTRAINT "assignment_targets_assignment_id_member_id_pk" PRIMARY KEY("assignment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"assignment_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"class_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"edition" integer NOT NULL,
	"for_whole_class" boolean NOT NULL,
	"opens_at" bigint NOT NULL,
	"closes_at" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"release" text NOT NULL,
	"place" text NOT NULL,
	"phase" text NOT NULL,
	"unmarked" integer NOT NULL,
	"release_phase" text NOT NULL,
	"made_by" text,
	"create_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"touched_at" bigint NOT NULL,
	CONSTRAINT "assignment_window" CHECK ("assignments"."opens_at" < "assignments"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"member_id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"external_id" text,
	"username" text,
	"other" jsonb NOT NULL,
	"joined_at" bigint NOT NULL,
	"left_at" bigint
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"class_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "class_teachers_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"class_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"school_year" text DEFAULT '' NOT NULL,
	"made_by" text,
	"create_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"archived_at" bigint
);
--> statement-breakpoint
CREATE TABLE "roster_differences" (
	"class_id" text NOT NULL,
	"digest" text NOT NULL,
	"version" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"made_at" bigint NOT NULL,
	CONSTRAINT "roster_differences_class_id_digest_pk" PRIMARY KEY("class_id","digest")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "assignment_id" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_assignment_id_assignments_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_targets" ADD CONSTRAINT "assignment_targets_assignment_id_assignments_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_targets" ADD CONSTRAINT "assignment_targets_member_id_class_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."class_members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_targets" ADD CONSTRAINT "assignment_targets_menu_id_edition_tests_menu_id_version_fk" FOREIGN KEY ("menu_id","edition") REFERENCES "public"."tests"("menu_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_made_by_users_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_menu_id_edition_tests_menu_id_version_fk" FOREIGN KEY ("menu_id","edition") REFERENCES "public"."tests"("menu_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_made_by_users_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_differences" ADD CONSTRAINT "roster_differences_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_targets_by_member" ON "assignment_targets" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_by_key" ON "assignments" USING btree ("made_by","create_key");--> statement-breakpoint
CREATE INDEX "assignments_by_class" ON "assignments" USING btree ("class_id","opens_at");--> statement-breakpoint
CREATE INDEX "assignments_waiting" ON "assignments" USING btree ("phase","opens_at","closes_at") WHERE phase in ('scheduled', 'open', 'suspended', 'closing', 'marking');--> statement-breakpoint
CREATE INDEX "class_members_by_class" ON "class_members" USING btree ("class_id","left_at");--> statement-breakpoint
CREATE INDEX "class_members_by_person" ON "class_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_members_by_number" ON "class_members" USING btree ("class_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_members_by_account" ON "class_members" USING btree ("class_id","user_id");--> statement-breakpoint
CREATE INDEX "class_teachers_by_person" ON "class_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_by_key" ON "classes" USING btree ("made_by","create_key");--> statement-breakpoint
CREATE INDEX "roster_differences_by_age" ON "roster_differences" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "attempts_by_assignment" ON "attempts" USING btree ("assignment_id","user_id") WHERE assignment_id is not null;