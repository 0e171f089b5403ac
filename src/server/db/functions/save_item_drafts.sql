-- number 3
-- Stores changes of drafts of questions, each in its ordinary case alone: a session as `usual_person` knows it, that
-- person's own draft, not deleted, in the version that the change was made from, a row that nobody else holds, and one
-- change of each draft. Nothing is written of any other, and nothing returned; the application then decides. The same
-- content again changes nothing.
-- The lock is taken by a statement of its own: the next one sees whatever was committed until then.
-- Every look-up is by a key, and the settings hold the plans to that.
CREATE OR REPLACE FUNCTION public.save_item_drafts(ops json, at_ms bigint, most_versions integer, permission text, roles text[], noted_since bigint)
 RETURNS TABLE(place integer, version integer, saved_at bigint)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
DECLARE
  in_hand integer[];
BEGIN
  SELECT array_agg(o.place)
    INTO in_hand
    FROM (
      SELECT j.place, j.token_hash, j.draft_id, j.version,
             row_number() OVER (PARTITION BY j.draft_id ORDER BY j.place) AS turn
        FROM json_to_recordset(ops) AS j(place integer, token_hash text, draft_id text, version integer)
    ) AS o
    CROSS JOIN LATERAL usual_person(o.token_hash, permission, roles, at_ms, noted_since) AS author
    CROSS JOIN LATERAL (
      SELECT true AS is_held
        FROM item_drafts k
       WHERE k.draft_id = o.draft_id AND k.user_id = author.user_id AND k.version = o.version AND k.deleted_at IS NULL
         FOR NO KEY UPDATE SKIP LOCKED
    ) AS held
   WHERE o.turn = 1;

  RETURN QUERY
  WITH given AS MATERIALIZED (
    SELECT j.*, k.draft AS earlier, k.touched_at, k.draft = j.draft AS is_same
      FROM json_to_recordset(ops) AS j(
        place integer, draft_id text, version integer, draft jsonb, words text, subject text,
        skill text, level text, type text, tags text[], is_complete boolean
      )
      CROSS JOIN LATERAL (
        SELECT d.version, d.draft, d.touched_at FROM item_drafts d WHERE d.draft_id = j.draft_id LIMIT 1
      ) AS k
     WHERE j.place = ANY (in_hand) AND k.version = j.version
  ), kept AS (
    INSERT INTO item_draft_versions (draft_id, version, draft, saved_at)
    SELECT g.draft_id, g.version, g.earlier, g.touched_at
      FROM given g
     WHERE NOT g.is_same
    ON CONFLICT DO NOTHING
  ), forgotten AS (
    DELETE FROM item_draft_versions AS v
     USING given g
     WHERE NOT g.is_same AND g.version > most_versions
       AND v.draft_id = g.draft_id AND v.version <= g.version - most_versions
  ), changed AS (
    UPDATE item_drafts AS d
       SET draft = g.draft, words = g.words, subject = g.subject, skill = g.skill, level = g.level, type = g.type,
           tags = g.tags, is_complete = g.is_complete, version = g.version + 1, touched_at = at_ms
      FROM given g
     WHERE NOT g.is_same AND d.draft_id = g.draft_id
  )
  SELECT g.place,
         CASE WHEN g.is_same THEN g.version ELSE g.version + 1 END,
         CASE WHEN g.is_same THEN g.touched_at ELSE at_ms END
    FROM given g;
END
$function$
