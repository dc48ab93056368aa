-- Cart lines stored the keys of the requests that added to them under another name.
UPDATE carts c SET revision = c.revision + 1, entries = (
  SELECT jsonb_agg(CASE WHEN e.line ? 'presses'
    THEN (e.line - 'presses') || jsonb_build_object('idempotencyKeys', e.line -> 'presses') ELSE e.line END ORDER BY e.place)
  FROM jsonb_array_elements(c.entries) WITH ORDINALITY e(line, place))
WHERE c.entries @? '$[*].presses';
