-- number 1
-- The person of a session in the usual case alone: it is valid and was noted as in use since `noted_since`, and the
-- account has the standing 0 and a permission, by itself or by one of the roles that bring it. PostgreSQL puts its
-- query in place of a call in FROM.
CREATE OR REPLACE FUNCTION public.usual_person(token_hash text, permission text, roles text[], at_ms bigint, noted_since bigint)
 RETURNS TABLE(user_id text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT u.user_id
    FROM sessions s JOIN users u ON u.user_id = s.user_id
   WHERE s.token_hash = usual_person.token_hash AND s.revoked_at IS NULL AND s.expires_at > usual_person.at_ms
     AND s.last_seen_at > usual_person.noted_since AND u.status = 0
     AND (u.admin OR u.role ?| usual_person.roles OR u.permission ? usual_person.permission)
   LIMIT 1
$function$
