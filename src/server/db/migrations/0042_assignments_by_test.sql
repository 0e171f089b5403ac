ALTER TABLE "assignments" ADD COLUMN "change_key" text;--> statement-breakpoint
CREATE INDEX "assignment_targets_by_test" ON "assignment_targets" USING btree ("menu_id") WHERE menu_id is not null;--> statement-breakpoint
CREATE INDEX "assignments_by_test" ON "assignments" USING btree ("menu_id","phase");