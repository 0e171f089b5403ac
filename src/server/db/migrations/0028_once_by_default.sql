-- imports had no way to say that a test may be sat without end: where none is named, nobody had chosen it
UPDATE "tests" SET "definition" = "definition" - 'attempt_limit'
WHERE "menu_id" LIKE 'qti-%' AND "definition" -> 'attempt_limit' = 'null'::jsonb;
