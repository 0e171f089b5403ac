CREATE TABLE "absences" (
	"attempt_id" text NOT NULL,
	"kind" text NOT NULL,
	"left_at" bigint NOT NULL,
	"back_at" bigint NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "absences_attempt_id_kind_left_at_pk" PRIMARY KEY("attempt_id","kind","left_at")
);
--> statement-breakpoint
CREATE TABLE "accommodations" (
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb,
	"given_by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"given_at" bigint NOT NULL,
	"until" bigint,
	CONSTRAINT "accommodations_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "accommodation" jsonb;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the table % is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER absences_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "absences" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER accommodations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "accommodations" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
UPDATE "attempts"
   SET accommodation = jsonb_build_object(
         'time_factor', least(greatest(time_factor, 1), 10), 'break_factor', 1, 'extra_breaks', false,
         'text_to_speech', false, 'text_size', 100, 'colours', NULL)
 WHERE time_factor <> 1;
--> statement-breakpoint
INSERT INTO "accommodations" (user_id, version, terms, given_by, note, given_at)
SELECT user_id, 1,
       jsonb_build_object(
         'time_factor', least(greatest(time_factor, 1), 10), 'break_factor', 1, 'extra_breaks', false,
         'text_to_speech', false, 'text_size', 100, 'colours', NULL),
       '', 'from before accommodations had a record', (extract(epoch from now()) * 1000)::bigint
  FROM "users"
 WHERE time_factor <> 1;
