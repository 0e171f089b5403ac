CREATE TABLE "server_processes" (
	"process_id" text PRIMARY KEY NOT NULL,
	"seen_at" bigint NOT NULL,
	"state" jsonb NOT NULL,
	"slots" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "server_processes_by_seen" ON "server_processes" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "attempts_begun" ON "attempts" USING brin ("started_at");--> statement-breakpoint
CREATE INDEX "attempts_ended" ON "attempts" USING brin ("finished_at");