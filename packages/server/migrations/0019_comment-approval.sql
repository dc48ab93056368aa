-- Sites that came from a folder hold the default of that day, which nobody chose: they go by the default from now on.
UPDATE "comment_settings" s SET "settings" = s."settings" - 'commentApprovalRequired'
WHERE s."settings" ->> 'commentApprovalRequired' = 'false' AND NOT EXISTS (
  SELECT 1 FROM "saved_revisions" r WHERE r."website_id" = s."website_id" AND r."name" = 'comment-settings');
