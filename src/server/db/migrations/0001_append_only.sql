CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the attempt log is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER attempt_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "attempt_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
