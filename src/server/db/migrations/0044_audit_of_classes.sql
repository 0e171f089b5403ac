ALTER TABLE "audit_entries" ADD COLUMN "class_id" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "assignment_id" text;--> statement-breakpoint
CREATE INDEX "audit_entries_by_class" ON "audit_entries" USING btree ("class_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_by_assignment" ON "audit_entries" USING btree ("assignment_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_by_test" ON "audit_entries" USING btree (("facts" ->> 'test'),"number");