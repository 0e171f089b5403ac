-- number 1
-- Refuses a change of the attempt log or of the time credits.
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the attempt log is append-only';
END
$function$
