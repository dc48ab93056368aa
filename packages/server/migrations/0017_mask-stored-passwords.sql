-- Carts held passwords as they were typed into products' forms. They are masked, as new ones are when they come in.
-- A text that answers a field which the published form no longer has may be a password too.
WITH lines AS (
  SELECT c.website_id, c.cart_id, e.place, e.line, (
    SELECT '{' || string_agg(
      to_json(a.id)::text || ':' || CASE
        WHEN json_typeof(a.answer) = 'string' AND a.answer #>> '{}' <> '' AND coalesce(f.type, 'password') = 'password'
        THEN '"__MASKED_FIELD__"' ELSE a.answer::text END, ',' ORDER BY a.place) || '}'
    FROM json_each((e.line ->> 'additionalFields')::json) WITH ORDINALITY a(id, answer, place)
    LEFT JOIN LATERAL (SELECT field ->> 'type' AS type FROM products p, jsonb_array_elements(p.form -> 'fields') field
      WHERE p.website_id = c.website_id AND p.item_id = e.line ->> 'itemId' AND field ->> 'id' = a.id LIMIT 1) f ON true
  ) AS masked
  FROM carts c, jsonb_array_elements(c.entries) WITH ORDINALITY e(line, place)
), masked_carts AS (
  SELECT website_id, cart_id, jsonb_agg(CASE WHEN masked IS NULL THEN line
    ELSE jsonb_set(line, '{additionalFields}', to_jsonb(masked)) END ORDER BY place) AS entries
  FROM lines GROUP BY website_id, cart_id
)
UPDATE carts c SET entries = m.entries, revision = c.revision + 1 FROM masked_carts m
WHERE m.website_id = c.website_id AND m.cart_id = c.cart_id AND m.entries <> c.entries;
