-- number 1
CREATE OR REPLACE TRIGGER accommodations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.accommodations FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
