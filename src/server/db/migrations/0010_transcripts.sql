ALTER TABLE "items" ADD COLUMN "transcript" jsonb;--> statement-breakpoint
-- a part of a file is read without the rest, which a compressed value does not allow
ALTER TABLE "media" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
