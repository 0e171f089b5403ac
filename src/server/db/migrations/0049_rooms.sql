CREATE TABLE "room_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"seat_id" text,
	"made_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "room_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"seat_id" text NOT NULL,
	"user_id" text,
	"guest_id" text,
	"token_hash" text NOT NULL,
	"key_hash" text NOT NULL,
	"name" text NOT NULL,
	"browser" text,
	"system" text,
	"asked_at" bigint NOT NULL,
	"standing" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_events" (
	"room_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"by" text,
	"key" text,
	"seats" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"reply" jsonb,
	CONSTRAINT "room_events_room_id_seq_pk" PRIMARY KEY("room_id","seq")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"room_id" text PRIMARY KEY NOT NULL,
	"assignment_id" text NOT NULL,
	"invitation_id" text NOT NULL,
	"phase" text NOT NULL,
	"admits" boolean NOT NULL,
	"held_since" bigint,
	"ends_at" bigint,
	"entry" text NOT NULL,
	"last_seq" integer NOT NULL,
	"opened_by" text,
	"opened_at" bigint NOT NULL,
	"create_key" text NOT NULL,
	"signed_by" text,
	"signed_at" bigint,
	"record" jsonb
);
--> statement-breakpoint
CREATE TABLE "seat_presence" (
	"seat_id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"seen_at" bigint NOT NULL,
	"unsent" integer NOT NULL,
	"read_seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"seat_id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"member_id" text,
	"name" text NOT NULL,
	"phase" text NOT NULL,
	"handed_in_by" text,
	"closed_by" text,
	"attempt_id" uuid,
	"entry_id" text
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "stopped_at" bigint;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "stands_for" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "of_room" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_codes" ADD CONSTRAINT "room_codes_room_id_rooms_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_entries" ADD CONSTRAINT "room_entries_room_id_rooms_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_entries" ADD CONSTRAINT "room_entries_seat_id_seats_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("seat_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_entries" ADD CONSTRAINT "room_entries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_events" ADD CONSTRAINT "room_events_room_id_rooms_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_assignment_id_assignments_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("assignment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_invitation_id_invitations_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("invitation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_opened_by_users_user_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_signed_by_users_user_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_room_id_rooms_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_member_id_class_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."class_members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_code_of_room" ON "room_codes" USING btree ("room_id") WHERE ended_at is null and seat_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "room_entries_once" ON "room_entries" USING btree ("room_id","key_hash");--> statement-breakpoint
CREATE INDEX "room_entries_by_seat" ON "room_entries" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "room_entries_by_token" ON "room_entries" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "room_events_by_key" ON "room_events" USING btree ("room_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_by_key" ON "rooms" USING btree ("opened_by","create_key");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_room" ON "rooms" USING btree ("assignment_id") WHERE phase not in ('ended', 'signed');--> statement-breakpoint
CREATE INDEX "rooms_by_assignment" ON "rooms" USING btree ("assignment_id","opened_at");--> statement-breakpoint
CREATE INDEX "seats_by_room" ON "seats" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_seat_of_member" ON "seats" USING btree ("room_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_seat_of_sitting" ON "seats" USING btree ("attempt_id");