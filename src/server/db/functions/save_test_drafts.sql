-- number 2
-- Stores changes of draft tests as `save_item_drafts` stores those of questions. `phases` names the phase that follows
-- each one when the content changes.
CREATE OR REPLACE FUNCTION public.save_test_drafts(ops json, phases json, at_ms bigint, most_versions integer, permission text, roles text[], noted_since bigint)
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
      SELECT j.place, j.token_hash, j.test_id, j.version,
             row_number() OVER (PARTITION BY j.test_id ORDER BY j.place) AS turn
        FROM json_to_recordset(ops) AS j(place integer, token_hash text, test_id text, version integer)
    ) AS o
    CROSS JOIN LATERAL usual_person(o.token_hash, permission, roles, at_ms, noted_since) AS author
    CROSS JOIN LATERAL (
      SELECT true AS is_held
        FROM test_drafts k
       WHERE k.test_id = o.test_id AND k.user_id = author.user_id AND k.version = o.version
         FOR NO KEY UPDATE SKIP LOCKED
    ) AS held
   WHERE o.turn = 1;

  RETURN QUERY
  WITH given AS MATERIALIZED (
    SELECT j.*, k.definition AS earlier, k.touched_at, phases ->> k.phase AS phase, k.definition = j.definition AS is_same
      FROM json_to_recordset(ops) AS j(place integer, test_id text, version integer, definition jsonb)
      CROSS JOIN LATERAL (
        SELECT d.version, d.definition, d.touched_at, d.phase FROM test_drafts d WHERE d.test_id = j.test_id LIMIT 1
      ) AS k
     WHERE j.place = ANY (in_hand) AND k.version = j.version AND phases ->> k.phase IS NOT NULL
  ), kept AS (
    INSERT INTO test_draft_versions (test_id, version, definition, saved_at)
    SELECT g.test_id, g.version, g.earlier, g.touched_at
      FROM given g
     WHERE NOT g.is_same
    ON CONFLICT DO NOTHING
  ), forgotten AS (
    DELETE FROM test_draft_versions AS v
     USING given g
     WHERE NOT g.is_same AND g.version > most_versions
       AND v.test_id = g.test_id AND v.version <= g.version - most_versions
  ), changed AS (
    UPDATE test_drafts AS d
       SET definition = g.definition, phase = g.phase, findings = '[]', version = g.version + 1, touched_at = at_ms
      FROM given g
     WHERE NOT g.is_same AND d.test_id = g.test_id
  )
  SELECT g.place,
         CASE WHEN g.is_same THEN g.version ELSE g.version + 1 END,
         CASE WHEN g.is_same THEN g.touched_at ELSE at_ms END
    FROM given g;
END
$function$
