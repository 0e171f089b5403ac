-- number 1
CREATE OR REPLACE TRIGGER invitation_uses_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invitation_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
