-- number 1
CREATE OR REPLACE TRIGGER time_credits_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.time_credits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
