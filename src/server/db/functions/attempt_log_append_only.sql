-- number 1
CREATE OR REPLACE TRIGGER attempt_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.attempt_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
