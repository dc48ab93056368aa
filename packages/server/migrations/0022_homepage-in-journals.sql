-- The homepage is named by the site: what commands noted of it in pages can be neither undone nor redone.
UPDATE "document_commands" c SET "steps" = s."steps",
  "state" = CASE WHEN s."steps" = '[]' THEN 'closed' ELSE c."state" END
FROM (
  SELECT k."website_id", k."account_id", k."command_id",
    coalesce(jsonb_agg(t."step" ORDER BY t."place") FILTER (WHERE t."step" IS NOT NULL), '[]') AS "steps"
  FROM "document_commands" k CROSS JOIN LATERAL (
    SELECT e."place", CASE
      WHEN e."step" ->> 'kind' <> 'collection' THEN e."step"
      WHEN e."step" ->> 'op' = 'create' THEN e."step" #- '{content,isHomepage}'
      WHEN e."step" @? '$.changes[*].path[0] ? (@ == "isHomepage")' THEN (
        SELECT CASE WHEN count(*) > 0 THEN jsonb_set(e."step", '{changes}', jsonb_agg(x."change" ORDER BY x."place")) END
        FROM jsonb_array_elements(e."step" -> 'changes') WITH ORDINALITY x("change", "place")
        WHERE x."change" #>> '{path,0}' IS DISTINCT FROM 'isHomepage')
      ELSE e."step" END AS "step"
    FROM jsonb_array_elements(k."steps") WITH ORDINALITY e("step", "place")) t
  WHERE k."steps" @? '$[*].changes[*].path[0] ? (@ == "isHomepage")' OR k."steps" @? '$[*].content.isHomepage'
  GROUP BY k."website_id", k."account_id", k."command_id") s
WHERE c."website_id" = s."website_id" AND c."account_id" = s."account_id" AND c."command_id" = s."command_id";
