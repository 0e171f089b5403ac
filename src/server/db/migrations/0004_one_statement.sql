ALTER TABLE "attempts" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "answers" SET (fillfactor = 80);--> statement-breakpoint
-- Records operations of sittings, each in its ordinary case alone: a valid session, the caller's own sitting, under
-- way and in time, a lease of it, an item served and of the stage under way, a row that nobody else holds. Whatever
-- else an operation meets, its outcome is 'unusual' and nothing of it is written; the application then decides.
-- Outcomes: 'recorded' and 'stored' (it was here before) with the stored result; 'behind' with the state of an
-- adaptive sitting that has moved on since `expected_seq`; 'unusual'.
CREATE FUNCTION record_operations(ops json, at_ms bigint)
RETURNS TABLE (place integer, outcome text, result text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  op record;
  seen record;
  own_epoch integer;
  holds boolean;
  applies boolean;
  gained integer;
  next_seq integer;
  stored json;
BEGIN
  FOR op IN
    SELECT * FROM json_to_recordset(ops) AS o(
      place integer, kind text, token_hash text, attempt_id text, lease_hash text, item_id text, stage text,
      revision integer, epoch integer, idempotency_key text, client_time bigint, payload text,
      answer text, elapsed_ms integer, mark text, credit double precision, check_status integer,
      adaptive boolean, expected_seq integer, next text, presented text
    )
  LOOP
    place := op.place;
    outcome := 'unusual';
    result := NULL;

    -- `before` is the row as the statement began to see it; where another writer has changed it since, the tables
    -- beside it may be older than the locked row, and everything is read once more, under the lock.
    FOR round IN 1..2 LOOP
      SELECT a.status, a.stage, a.deadline, a.stage_deadline, a.completed_at, a.lease_epoch, a.lease_turn,
             a.last_seq, a.answered, before.last_seq AS seq_before,
             l.epoch AS held_epoch, l.turn AS held_turn, i.position,
             b.item_id IS NOT NULL AS has_row, b.answer IS NOT NULL AS has_answer, b.revision,
             b.lease_epoch AS answer_epoch, b.check_revision, b.check_epoch,
             g.seq AS logged_seq, g.payload::text AS logged_payload, g.result::text AS logged_result
        INTO seen
        FROM attempts a
        JOIN attempts before ON before.attempt_id = a.attempt_id
        JOIN sessions s ON s.token_hash = op.token_hash AND s.user_id = a.user_id
                       AND s.revoked_at IS NULL AND s.expires_at > at_ms
        JOIN users u ON u.user_id = s.user_id AND u.status <> 1
        JOIN attempt_leases l ON l.attempt_id = a.attempt_id AND l.lease_hash = op.lease_hash
        LEFT JOIN attempt_items i ON i.attempt_id = a.attempt_id AND i.item_id = op.item_id
        LEFT JOIN answers b ON b.attempt_id = a.attempt_id AND b.item_id = op.item_id
        LEFT JOIN attempt_log g ON g.attempt_id = a.attempt_id AND g.idempotency_key = op.idempotency_key
       WHERE a.attempt_id = op.attempt_id
       ORDER BY l.epoch DESC, l.turn DESC
       LIMIT 1
         FOR NO KEY UPDATE OF a SKIP LOCKED;
      EXIT WHEN seen.last_seq IS NOT DISTINCT FROM seen.seq_before;
    END LOOP;

    IF seen.last_seq IS NULL OR seen.last_seq <> seen.seq_before
       OR seen.status <> 'sitting' OR seen.completed_at IS NOT NULL
       OR at_ms > seen.deadline OR at_ms > seen.stage_deadline THEN
      RETURN NEXT;
      CONTINUE;
    END IF;

    IF seen.logged_seq IS NOT NULL THEN
      IF seen.logged_payload = op.payload AND seen.logged_result IS NOT NULL THEN
        outcome := 'stored';
        result := seen.logged_result;
      END IF;
      RETURN NEXT;
      CONTINUE;
    END IF;

    IF seen.position IS NULL OR seen.stage <> op.stage
       OR op.client_time > seen.deadline OR op.client_time > seen.stage_deadline THEN
      RETURN NEXT;
      CONTINUE;
    END IF;

    own_epoch := least(coalesce(op.epoch, seen.held_epoch), seen.held_epoch);
    holds := seen.held_epoch = seen.lease_epoch AND seen.held_turn = seen.lease_turn;
    next_seq := seen.last_seq + 1;
    gained := 0;

    IF op.kind = 'checkStatus' THEN
      applies := NOT seen.has_row OR own_epoch > seen.check_epoch
              OR (own_epoch = seen.check_epoch AND op.revision > seen.check_revision);
      stored := json_build_object(
        'exercise_id', op.item_id, 'check_status', op.check_status, 'revision', op.revision,
        'seq', next_seq, 'saved_at', at_ms, 'applied', applies, 'lease_held', holds);
    ELSE
      IF op.adaptive THEN
        IF NOT holds OR own_epoch <> seen.lease_epoch OR seen.has_answer OR seen.position <> seen.answered THEN
          RETURN NEXT;
          CONTINUE;
        END IF;
        IF op.expected_seq IS DISTINCT FROM seen.last_seq THEN
          outcome := 'behind';
          SELECT json_build_object(
                   'last_seq', seen.last_seq, 'answered', seen.answered,
                   'responses', coalesce(
                     json_agg(json_build_array(b.item_id, b.mark, b.elapsed_ms) ORDER BY i.position), '[]'))::text
            INTO result
            FROM attempt_items i
            JOIN answers b ON b.attempt_id = i.attempt_id AND b.item_id = i.item_id
           WHERE i.attempt_id = op.attempt_id;
          RETURN NEXT;
          CONTINUE;
        END IF;
      END IF;
      applies := NOT seen.has_row OR own_epoch > seen.answer_epoch
              OR (own_epoch = seen.answer_epoch AND op.revision > seen.revision);
      IF applies THEN
        gained := (op.answer IS NOT NULL)::integer - seen.has_answer::integer;
      END IF;
      stored := json_build_object(
        'exercise_id', op.item_id, 'revision', op.revision, 'seq', next_seq, 'saved_at', at_ms,
        'server_time', at_ms, 'deadline', seen.deadline, 'stage_deadline', seen.stage_deadline,
        'applied', applies, 'lease_held', holds, 'next', op.next::json);
    END IF;

    UPDATE attempts
       SET last_seq = next_seq,
           answered = answered + gained,
           lease_seen_at = CASE WHEN holds THEN at_ms ELSE lease_seen_at END,
           completed_at = CASE WHEN op.adaptive AND op.presented IS NULL THEN at_ms ELSE completed_at END
     WHERE attempt_id = op.attempt_id;

    result := json_build_object('data', stored)::text;
    INSERT INTO attempt_log (attempt_id, seq, kind, item_id, revision, payload, idempotency_key, client_time,
                             server_time, lease_epoch, result)
    VALUES (op.attempt_id, next_seq, op.kind, op.item_id, op.revision, op.payload::json, op.idempotency_key,
            op.client_time, at_ms, own_epoch, result::json);

    IF applies AND op.kind = 'checkStatus' THEN
      IF seen.has_row THEN
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
      IF seen.has_row THEN
        UPDATE answers
           SET answer = op.answer::json, revision = op.revision, lease_epoch = own_epoch, seq = next_seq,
               saved_at = at_ms, elapsed_ms = op.elapsed_ms, mark = op.mark, credit = op.credit
         WHERE attempt_id = op.attempt_id AND item_id = op.item_id;
      ELSE
        INSERT INTO answers (attempt_id, item_id, answer, revision, lease_epoch, seq, saved_at, elapsed_ms, mark,
                             credit, check_status, check_revision, check_epoch, held_answer, held_revision, held)
        VALUES (op.attempt_id, op.item_id, op.answer::json, op.revision, own_epoch, next_seq, at_ms, op.elapsed_ms,
                op.mark, op.credit, 0, 0, 0, NULL, 0, false);
      END IF;
    END IF;

    IF op.presented IS NOT NULL THEN
      INSERT INTO attempt_items (attempt_id, position, stage, item_id, served_at)
      VALUES (op.attempt_id, seen.answered + 1, op.stage, op.presented, at_ms);
    END IF;

    outcome := 'recorded';
    RETURN NEXT;
  END LOOP;
END
$$;
