CREATE TABLE "import_media" (
	"import_id" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "import_media_import_id_sha256_pk" PRIMARY KEY("import_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"import_id" text NOT NULL,
	"position" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_pieces_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_questions" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"test" integer NOT NULL,
	"section" integer,
	"place" jsonb NOT NULL,
	"title" text NOT NULL,
	"outcome" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"left_out" boolean NOT NULL,
	"item_id" text,
	"item" jsonb,
	CONSTRAINT "import_questions_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"import_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"user_id" text,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"touched_at" bigint NOT NULL,
	"done" integer NOT NULL,
	"flatten" boolean NOT NULL,
	"format" text,
	"digest" text,
	"fault" jsonb,
	"tests" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"menu_ids" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_media" ADD CONSTRAINT "import_media_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_media" ADD CONSTRAINT "import_media_sha256_media_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."media"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_questions" ADD CONSTRAINT "import_questions_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_media_by_file" ON "import_media" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_by_digest" ON "imports" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "imports_by_state" ON "imports" USING btree ("state","touched_at");