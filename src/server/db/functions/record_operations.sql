-- number 3
-- Records operations of sittings, each in its ordinary case alone: a valid session, the caller's own sitting, under
-- way and in time, a lease of it, an item served and of the stage under way, a row that nobody else holds. Whatever
-- else an operation meets, its outcome is 'unusual' and nothing of it is written; the application then decides.
-- Outcomes: 'recorded' and 'stored' (it was here before, its lease held then and holds now) with the stored result,
-- of an answer with the time and the ends as they are now, since a window counts down by them;
-- 'behind' with the state of an adaptive sitting that has moved on since `expected_seq`; 'unusual', also of those that
-- it says nothing of.
-- An answer that ends a section of an adaptive sitting opens the next, which has no limit of its own.
-- It works on all operations at once, since beginning a statement costs more than a row of it; on several of one
-- sitting turn after turn, so that each sees what the one before has written. A turn first takes hold of the sittings;
-- what stands of them is read by a statement of its own after that, which sees whatever was committed until then.
-- Every look-up is by a key. The settings and the limits of the look-ups hold the plans to that: a plan kept from the
-- first day of a table, when reading it whole was the cheapest, would be ruinous on the second. So would one that goes
-- by all answers to an item, or by all sittings of a person: what is compared as a row, or as not distinct, leaves the
-- key as the only way.
CREATE OR REPLACE FUNCTION public.record_operations(ops json, at_ms bigint)
 RETURNS TABLE(place integer, outcome text, result text)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_material TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
DECLARE
  turn_now integer := 0;
  turns integer;
  in_hand integer[];
  told record;
BEGIN
  LOOP
    turn_now := turn_now + 1;
    SELECT array_agg(o.place) FILTER (WHERE a.is_held), max(o.of_sitting)
      INTO in_hand, turns
      FROM (
        SELECT j.place, j.token_hash, j.attempt_id,
               row_number() OVER (PARTITION BY j.attempt_id ORDER BY j.place) AS turn,
               count(*) OVER (PARTITION BY j.attempt_id) AS of_sitting
          FROM json_to_recordset(ops) AS j(place integer, token_hash text, attempt_id uuid)
      ) AS o
      LEFT JOIN LATERAL (
        SELECT s.user_id
          FROM sessions s JOIN users u ON u.user_id = s.user_id
         WHERE s.token_hash = o.token_hash AND s.revoked_at IS NULL AND s.expires_at > at_ms AND u.status <> 1
         LIMIT 1
      ) AS owner ON true
      LEFT JOIN LATERAL (
        SELECT true AS is_held
          FROM attempts t
         WHERE t.attempt_id = o.attempt_id AND owner.user_id IS NOT NULL
           AND t.user_id IS NOT DISTINCT FROM owner.user_id
           FOR NO KEY UPDATE SKIP LOCKED
      ) AS a ON true
     WHERE o.turn = turn_now;
    EXIT WHEN turns IS NULL;

    FOR told IN
      WITH seen AS (
        SELECT o.*,
               g.logged,
               l.epoch = o.lease_epoch AND l.turn = o.lease_turn AS holds,
               least(coalesce(o.epoch, l.epoch), l.epoch) AS own_epoch,
               o.last_seq + 1 AS next_seq,
               i.served_at,
               b.has_answer,
               CASE
                 WHEN o.status <> 'sitting' OR o.completed_at IS NOT NULL
                      OR at_ms > o.deadline OR at_ms > o.stage_deadline THEN 'unusual'
                 WHEN l.epoch IS NULL THEN 'unusual'
                 WHEN g.logged_same IS NOT NULL THEN
                   CASE WHEN g.logged_same AND g.held_then AND l.epoch = o.lease_epoch AND l.turn = o.lease_turn
                     THEN 'stored' ELSE 'unusual' END
                 WHEN i.position IS NULL OR o.stage_under_way <> o.stage
                      OR o.client_time > o.deadline OR o.client_time > o.stage_deadline THEN 'unusual'
                 WHEN o.kind = 'checkStatus' OR o.adaptive IS NOT TRUE THEN 'recorded'
                 WHEN l.epoch <> o.lease_epoch OR l.turn <> o.lease_turn
                      OR least(coalesce(o.epoch, l.epoch), l.epoch) <> o.lease_epoch
                      OR b.is_given OR i.position <> o.answered THEN 'unusual'
                 WHEN o.expected_seq IS DISTINCT FROM o.last_seq THEN 'behind'
                 ELSE 'recorded'
               END AS comes_to,
               b.revision IS NOT NULL AS is_there,
               CASE WHEN o.kind = 'checkStatus'
                 THEN b.revision IS NULL
                      OR (least(coalesce(o.epoch, l.epoch), l.epoch), o.revision) > (b.check_epoch, b.check_revision)
                 ELSE b.revision IS NULL
                      OR (least(coalesce(o.epoch, l.epoch), l.epoch), o.revision) > (b.lease_epoch, b.revision)
               END AS applies,
               -- nobody has looked at an item for longer than since it was served
               least(o.elapsed_ms, greatest(0, at_ms - i.served_at))::integer AS spent_ms,
               o.adaptive AND o.next_stage IS NOT NULL AND o.next_stage <> o.stage_under_way AS goes_on
          FROM (
            SELECT j.*, t.status, t.stage AS stage_under_way, t.deadline, t.stage_deadline, t.completed_at,
                   t.lease_epoch, t.lease_turn, t.last_seq, t.answered
              FROM json_to_recordset(ops) AS j(
                place integer, kind text, attempt_id uuid, lease_hash text, item_id text, stage text,
                revision integer, epoch integer, idempotency_key text, client_time bigint, payload text,
                answer text, elapsed_ms integer, mark text, credit double precision, check_status integer,
                adaptive boolean, expected_seq integer, next text, presented text, next_stage text
              )
              CROSS JOIN LATERAL (SELECT k.* FROM attempts k WHERE k.attempt_id = j.attempt_id LIMIT 1) AS t
             WHERE j.place = ANY (in_hand)
          ) AS o
          LEFT JOIN LATERAL (
            SELECT k.epoch, k.turn
              FROM attempt_leases k
             WHERE k.attempt_id = o.attempt_id AND k.lease_hash = o.lease_hash
             ORDER BY k.epoch DESC, k.turn DESC
             LIMIT 1
          ) AS l ON true
          LEFT JOIN LATERAL (
            SELECT k.payload::text = o.payload AS logged_same, k.result::text AS logged,
                   k.result #>> '{data,lease_held}' = 'true' AS held_then
              FROM attempt_log k
             WHERE k.attempt_id = o.attempt_id AND k.idempotency_key = o.idempotency_key
               AND hashtextextended(k.idempotency_key, 0) = hashtextextended(o.idempotency_key, 0)
             LIMIT 1
          ) AS g ON true
          LEFT JOIN LATERAL (
            SELECT k.position, k.served_at
              FROM attempt_items k
             WHERE k.attempt_id = o.attempt_id AND k.item_id = o.item_id
             LIMIT 1
          ) AS i ON true
          LEFT JOIN LATERAL (
            SELECT k.answer IS NOT NULL AS has_answer, k.revision > 0 AS is_given, k.revision, k.lease_epoch,
                   k.check_revision, k.check_epoch
              FROM answers k
             WHERE (k.attempt_id, k.item_id) >= (o.attempt_id, o.item_id)
               AND (k.attempt_id, k.item_id) <= (o.attempt_id, o.item_id)
             LIMIT 1
          ) AS b ON true
      ), decided AS MATERIALIZED (
        SELECT s.*,
               CASE
                 WHEN s.comes_to = 'stored' AND s.kind = 'checkStatus' THEN s.logged
                 -- the order of the fields stays: the reply is put together from this text
                 WHEN s.comes_to = 'stored' THEN regexp_replace(s.logged,
                   '"server_time":\d+,"deadline":(\d+|null),"stage_deadline":(\d+|null)',
                   format('"server_time":%s,"deadline":%s,"stage_deadline":%s', at_ms,
                          coalesce(s.deadline::text, 'null'), coalesce(s.stage_deadline::text, 'null')))
                 WHEN s.comes_to = 'behind' THEN (
                   SELECT json_build_object(
                            'last_seq', s.last_seq, 'answered', s.answered, 'served_at', s.served_at,
                            'responses', coalesce(
                              json_agg(json_build_array(b.item_id, b.mark, b.elapsed_ms, b.credit) ORDER BY i.position),
                              '[]'))::text
                     FROM attempt_items i
                     JOIN answers b
                       ON (b.attempt_id, b.item_id) >= (i.attempt_id, i.item_id)
                      AND (b.attempt_id, b.item_id) <= (i.attempt_id, i.item_id) AND b.revision > 0
                    WHERE i.attempt_id = s.attempt_id
                 )
                 WHEN s.comes_to = 'recorded' AND s.kind = 'checkStatus' THEN format(
                   '{"data":{"exercise_id":"%s","check_status":%s,"revision":%s,"seq":%s,"saved_at":%s,"applied":%s,'
                   '"lease_held":%s}}',
                   s.item_id, s.check_status, s.revision, s.next_seq, at_ms, s.applies::text, s.holds::text)
                 WHEN s.comes_to = 'recorded' THEN format(
                   '{"data":{"exercise_id":"%s","revision":%s,"seq":%s,"saved_at":%s,"server_time":%s,"deadline":%s,'
                   '"stage_deadline":%s,"applied":%s,"lease_held":%s,"next":%s}}',
                   s.item_id, s.revision, s.next_seq, at_ms, at_ms, coalesce(s.deadline::text, 'null'),
                   coalesce(s.stage_deadline::text, 'null'), s.applies::text, s.holds::text, coalesce(s.next, 'null'))
               END AS tells
          FROM seen s
      ), sittings AS (
        UPDATE attempts AS a
           SET last_seq = d.next_seq,
               stage = CASE WHEN d.goes_on THEN d.next_stage ELSE a.stage END,
               stage_deadline = CASE WHEN d.goes_on THEN NULL ELSE a.stage_deadline END,
               -- where items lock, a blank is an answer too
               answered = a.answered + CASE
                 WHEN d.kind = 'checkStatus' OR NOT d.applies THEN 0
                 WHEN d.adaptive THEN 1
                 ELSE (d.answer IS NOT NULL)::integer - coalesce(d.has_answer, false)::integer
               END,
               lease_seen_at = CASE WHEN d.holds THEN at_ms ELSE a.lease_seen_at END,
               completed_at = CASE WHEN d.adaptive AND d.presented IS NULL THEN at_ms ELSE a.completed_at END,
               -- an adaptive test may end before its full length
               total = CASE WHEN d.adaptive AND d.presented IS NULL
                 THEN coalesce((d.next::json ->> 'total')::integer, a.total)
                 ELSE a.total
               END
          FROM decided d
         WHERE d.comes_to = 'recorded' AND a.attempt_id = d.attempt_id
      ), log AS (
        INSERT INTO attempt_log (attempt_id, seq, kind, item_id, revision, payload, idempotency_key, client_time,
                                 server_time, lease_epoch, result)
        SELECT d.attempt_id, d.next_seq, d.kind, d.item_id, d.revision, d.payload::json, d.idempotency_key,
               d.client_time, at_ms, d.own_epoch, d.tells::json
          FROM decided d
         WHERE d.comes_to = 'recorded'
      ), renewed AS (
        UPDATE answers AS b
           SET answer = CASE WHEN d.kind = 'checkStatus' THEN b.answer ELSE d.answer::json END,
               revision = CASE WHEN d.kind = 'checkStatus' THEN b.revision ELSE d.revision END,
               lease_epoch = CASE WHEN d.kind = 'checkStatus' THEN b.lease_epoch ELSE d.own_epoch END,
               seq = CASE WHEN d.kind = 'checkStatus' THEN b.seq ELSE d.next_seq END,
               saved_at = CASE WHEN d.kind = 'checkStatus' THEN b.saved_at ELSE at_ms END,
               elapsed_ms = CASE WHEN d.kind = 'checkStatus' THEN b.elapsed_ms ELSE d.spent_ms END,
               mark = CASE WHEN d.kind = 'checkStatus' THEN b.mark ELSE d.mark END,
               credit = CASE WHEN d.kind = 'checkStatus' THEN b.credit ELSE d.credit END,
               check_status = CASE WHEN d.kind = 'checkStatus' THEN d.check_status ELSE b.check_status END,
               check_revision = CASE WHEN d.kind = 'checkStatus' THEN d.revision ELSE b.check_revision END,
               check_epoch = CASE WHEN d.kind = 'checkStatus' THEN d.own_epoch ELSE b.check_epoch END
          FROM decided d
         WHERE d.comes_to = 'recorded' AND d.applies AND d.is_there
           AND (b.attempt_id, b.item_id) >= (d.attempt_id, d.item_id)
           AND (b.attempt_id, b.item_id) <= (d.attempt_id, d.item_id)
      ), added AS (
        INSERT INTO answers (attempt_id, item_id, answer, revision, lease_epoch, seq, saved_at, elapsed_ms, mark,
                             credit, check_status, check_revision, check_epoch, held_answer, held_revision, held)
        SELECT d.attempt_id, d.item_id,
               CASE WHEN d.kind = 'checkStatus' THEN NULL ELSE d.answer::json END,
               CASE WHEN d.kind = 'checkStatus' THEN 0 ELSE d.revision END,
               CASE WHEN d.kind = 'checkStatus' THEN 0 ELSE d.own_epoch END,
               CASE WHEN d.kind = 'checkStatus' THEN 0 ELSE d.next_seq END,
               at_ms,
               CASE WHEN d.kind = 'checkStatus' THEN 0 ELSE d.spent_ms END,
               CASE WHEN d.kind = 'checkStatus' THEN 'skipped' ELSE d.mark END,
               CASE WHEN d.kind = 'checkStatus' THEN 0 ELSE d.credit END,
               CASE WHEN d.kind = 'checkStatus' THEN d.check_status ELSE 0 END,
               CASE WHEN d.kind = 'checkStatus' THEN d.revision ELSE 0 END,
               CASE WHEN d.kind = 'checkStatus' THEN d.own_epoch ELSE 0 END,
               NULL, 0, false
          FROM decided d
         WHERE d.comes_to = 'recorded' AND d.applies AND NOT d.is_there
      ), served AS (
        INSERT INTO attempt_items (attempt_id, position, stage, item_id, served_at)
        SELECT d.attempt_id, d.answered + 1, coalesce(d.next_stage, d.stage), d.presented, at_ms
          FROM decided d
         WHERE d.comes_to = 'recorded' AND d.presented IS NOT NULL
      )
      SELECT d.place, d.comes_to, d.tells, d.goes_on, d.attempt_id, d.stage_under_way, d.next_stage FROM decided d
    LOOP
      IF told.comes_to = 'recorded' AND told.goes_on THEN
        UPDATE attempt_stages SET ended_at = at_ms, end_reason = 'left'
         WHERE attempt_id = told.attempt_id AND stage = told.stage_under_way AND ended_at IS NULL;
        INSERT INTO attempt_stages (attempt_id, stage, begun_at, deadline, ended_at, end_reason)
        VALUES (told.attempt_id, told.next_stage, at_ms, NULL, NULL, NULL)
        ON CONFLICT DO NOTHING;
      END IF;
      place := told.place;
      outcome := told.comes_to;
      result := told.tells;
      RETURN NEXT;
    END LOOP;
    EXIT WHEN turn_now >= turns;
  END LOOP;
END
$function$
