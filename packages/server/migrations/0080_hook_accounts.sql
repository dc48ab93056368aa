ALTER TABLE "automation_keys" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "account_id" text;--> statement-breakpoint
-- Only the name was stored. Where two contributors have it, or none, the key may see no event until another one is created.
UPDATE "automation_keys" k SET "account_id" = p."account_id" FROM (
  SELECT c."website_id", a."name", min(a."account_id") AS "account_id" FROM "contributors" c
  JOIN "accounts" a ON a."account_id" = c."account_id" GROUP BY c."website_id", a."name" HAVING count(*) = 1
) p WHERE p."website_id" = k."website_id" AND p."name" = k."created_by" AND NOT k."is_demo";--> statement-breakpoint
UPDATE "webhook_endpoints" e SET "account_id" = k."account_id" FROM "automation_keys" k
WHERE k."website_id" = e."website_id" AND k."key_id" = e."key_id";
