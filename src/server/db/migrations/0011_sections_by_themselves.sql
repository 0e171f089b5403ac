-- Records operations of sittings, each in its ordinary case alone: a valid session, the caller's own sitting, under
-- way and in time, a lease of it, an item served and of the stage under way, a row that nobody else holds. Whatever
-- else an operation meets, its outcome is 'unusual' and nothing of it is written; the application then decides.
-- Outcomes: 'recorded' and 'stored' (it was here before) with the stored result; 'behind' with the state of an
-- adaptive sitting that has moved on since `expected_seq`; 'unusual'.
-- An answer that ends a section of an adaptive sitting opens the next, which has no limit of its own.
-- Every look-up is by a key. The settings hold the plans to that: a plan kept from the first day of a table, when
-- reading it whole was the cheapest, would be ruinous on the second.
CREATE OR REPLACE FUNCTION record_operations(ops json, at_ms bigint)
RETURNS TABLE (place integer, outcome text, result text)
LANGUAGE plpgsql
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  op record;
  owner text;
  seen record;
  held record;
  before record;
  served_at_place integer;
  served_at_ms bigint;
  spent_ms integer;
  logged record;
  own_epoch integer;
  holds boolean;
  applies boolean;
  goes_on boolean;
  gained integer;
  next_seq integer;
  stored text;
BEGIN
  FOR op IN
    SELECT * FROM json_to_recordset(ops) AS o(
      place integer, kind text, token_hash text, attempt_id text, lease_hash text, item_id text, stage text,
      revision integer, epoch integer, idempotency_key text, client_time bigint, payload text,
      answer text, elapsed_ms integer, mark text, credit double precision, check_status integer,
      adaptive boolean, expected_seq integer, next text, presented text, next_stage text
    )
  LOOP
    place := op.place;
    outcome := 'unusual';
    result := NULL;

    SELECT s.user_id INTO owner
      FROM sessions s JOIN users u ON u.user_id = s.user_id
     WHERE s.token_hash = op.token_hash AND s.revoked_at IS NULL AND s.expires_at > at_ms AND u.status <> 1;
    IF NOT FOUND THEN
      RETURN NEXT;
      CONTINUE;
    END IF;

    SELECT a.status, a.stage, a.deadline, a.stage_deadline, a.completed_at, a.lease_epoch, a.lease_turn,
           a.last_seq, a.answered
      INTO seen
      FROM attempts a
     WHERE a.attempt_id = op.attempt_id AND a.user_id = owner
       FOR NO KEY UPDATE SKIP LOCKED;
    IF NOT FOUND OR seen.status <> 'sitting' OR seen.completed_at IS NOT NULL
       OR at_ms > seen.deadline OR at_ms > seen.stage_deadline THEN
      RETURN NEXT;
      CONTINUE;
    END IF;

    SELECT l.epoch, l.turn INTO held
      FROM attempt_leases l
     WHERE l.attempt_id = op.attempt_id AND l.lease_hash = op.lease_hash
     ORDER BY l.epoch DESC, l.turn DESC
     LIMIT 1;
    IF NOT FOUND THEN
      RETURN NEXT;
      CONTINUE;
    END IF;

    SELECT g.payload::text = op.payload AS is_same, g.result::text AS result INTO logged
      FROM attempt_log g
     WHERE g.attempt_id = op.attempt_id AND g.idempotency_key = op.idempotency_key;
    IF FOUND THEN
      IF logged.is_same AND logged.result IS NOT NULL THEN
        outcome := 'stored';
        result := logged.result;
      END IF;
      RETURN NEXT;
      CONTINUE;
    END IF;

    SELECT i.position, i.served_at INTO served_at_place, served_at_ms
      FROM attempt_items i
     WHERE i.attempt_id = op.attempt_id AND i.item_id = op.item_id;
    IF NOT FOUND OR seen.stage <> op.stage
       OR op.client_time > seen.deadline OR op.client_time > seen.stage_deadline THEN
      RETURN NEXT;
      CONTINUE;
    END IF;

    SELECT b.item_id, b.answer IS NOT NULL AS has_answer, b.revision > 0 AS is_given, b.revision, b.lease_epoch, b.check_revision, b.check_epoch
      INTO before
      FROM answers b
     WHERE b.attempt_id = op.attempt_id AND b.item_id = op.item_id;

    -- nobody has looked at an item for longer than since it was served
    spent_ms := least(op.elapsed_ms, greatest(0, at_ms - served_at_ms));
    own_epoch := least(coalesce(op.epoch, held.epoch), held.epoch);
    holds := held.epoch = seen.lease_epoch AND held.turn = seen.lease_turn;
    next_seq := seen.last_seq + 1;
    gained := 0;

    IF op.kind = 'checkStatus' THEN
      applies := before.item_id IS NULL OR (own_epoch, op.revision) > (before.check_epoch, before.check_revision);
      stored := format(
        '{"data":{"exercise_id":"%s","check_status":%s,"revision":%s,"seq":%s,"saved_at":%s,"applied":%s,'
        '"lease_held":%s}}',
        op.item_id, op.check_status, op.revision, next_seq, at_ms, applies::text, holds::text);
    ELSE
      IF op.adaptive THEN
        IF NOT holds OR own_epoch <> seen.lease_epoch OR before.is_given OR served_at_place <> seen.answered THEN
          RETURN NEXT;
          CONTINUE;
        END IF;
        IF op.expected_seq IS DISTINCT FROM seen.last_seq THEN
          outcome := 'behind';
          SELECT json_build_object(
                   'last_seq', seen.last_seq, 'answered', seen.answered, 'served_at', served_at_ms,
                   'responses', coalesce(
                     json_agg(json_build_array(b.item_id, b.mark, b.elapsed_ms, b.credit) ORDER BY i.position), '[]'))::text
            INTO result
            FROM attempt_items i
            JOIN answers b ON b.attempt_id = i.attempt_id AND b.item_id = i.item_id AND b.revision > 0
           WHERE i.attempt_id = op.attempt_id;
          RETURN NEXT;
          CONTINUE;
        END IF;
      END IF;
      applies := before.item_id IS NULL OR (own_epoch, op.revision) > (before.lease_epoch, before.revision);
      -- where items lock, a blank is an answer too
      IF applies AND op.adaptive THEN
        gained := 1;
      ELSIF applies THEN
        gained := (op.answer IS NOT NULL)::integer - coalesce(before.has_answer, false)::integer;
      END IF;
      stored := format(
        '{"data":{"exercise_id":"%s","revision":%s,"seq":%s,"saved_at":%s,"server_time":%s,"deadline":%s,'
        '"stage_deadline":%s,"applied":%s,"lease_held":%s,"next":%s}}',
        op.item_id, op.revision, next_seq, at_ms, at_ms, coalesce(seen.deadline::text, 'null'),
        coalesce(seen.stage_deadline::text, 'null'), applies::text, holds::text, coalesce(op.next, 'null'));
    END IF;

    goes_on := op.adaptive AND op.next_stage IS NOT NULL AND op.next_stage <> seen.stage;

    UPDATE attempts
       SET last_seq = next_seq,
           stage = CASE WHEN goes_on THEN op.next_stage ELSE stage END,
           stage_deadline = CASE WHEN goes_on THEN NULL ELSE stage_deadline END,
           answered = answered + gained,
           lease_seen_at = CASE WHEN holds THEN at_ms ELSE lease_seen_at END,
           completed_at = CASE WHEN op.adaptive AND op.presented IS NULL THEN at_ms ELSE completed_at END
     WHERE attempt_id = op.attempt_id;

    INSERT INTO attempt_log (attempt_id, seq, kind, item_id, revision, payload, idempotency_key, client_time,
                             server_time, lease_epoch, result)
    VALUES (op.attempt_id, next_seq, op.kind, op.item_id, op.revision, op.payload::json, op.idempotency_key,
            op.client_time, at_ms, own_epoch, stored::json);

    IF applies AND op.kind = 'checkStatus' THEN
      IF before.item_id IS NOT NULL THEN
        UPDATE answers
           SET check_status = op.check_status, check_revision = op.revision, check_epoch = own_epoch
         WHERE attempt_id = op.attempt_id AND item_id = op.item_id;
      ELSE
        INSERT INTO answers (attempt_id, item_id, answer, revision, lease_epoch, seq, saved_at, elapsed_ms, mark,
                             credit, check_status, check_revision, check_epoch, held_answer, held_revision, held)
        VALUES (op.attempt_id, op.item_id, NULL, 0, 0, 0, at_ms, 0, 'skipped',
                0, op.check_status, op.revision, own_epoch, NULL, 0, false);
      END IF;
    ELSIF applies THEN
      IF before.item_id IS NOT NULL THEN
        UPDATE answers
           SET answer = op.answer::json, revision = op.revision, lease_epoch = own_epoch, seq = next_seq,
               saved_at = at_ms, elapsed_ms = spent_ms, mark = op.mark, credit = op.credit
         WHERE attempt_id = op.attempt_id AND item_id = op.item_id;
      ELSE
        INSERT INTO answers (attempt_id, item_id, answer, revision, lease_epoch, seq, saved_at, elapsed_ms, mark,
                             credit, check_status, check_revision, check_epoch, held_answer, held_revision, held)
        VALUES (op.attempt_id, op.item_id, op.answer::json, op.revision, own_epoch, next_seq, at_ms, spent_ms,
                op.mark, op.credit, 0, 0, 0, NULL, 0, false);
      END IF;
    END IF;

    IF op.presented IS NOT NULL THEN
      INSERT INTO attempt_items (attempt_id, position, stage, item_id, served_at)
      VALUES (op.attempt_id, seen.answered + 1, coalesce(op.next_stage, op.stage), op.presented, at_ms);
    END IF;

    IF goes_on THEN
      UPDATE attempt_stages SET ended_at = at_ms, end_reason = 'left'
       WHERE attempt_id = op.attempt_id AND stage = seen.stage AND ended_at IS NULL;
      INSERT INTO attempt_stages (attempt_id, stage, begun_at, deadline, ended_at, end_reason)
      VALUES (op.attempt_id, op.next_stage, at_ms, NULL, NULL, NULL)
      ON CONFLICT DO NOTHING;
    END IF;

    outcome := 'recorded';
    result := stored;
    RETURN NEXT;
  END LOOP;
END
$$;
