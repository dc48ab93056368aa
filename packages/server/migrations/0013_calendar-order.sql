DROP INDEX "items_by_end";--> statement-breakpoint
CREATE INDEX "items_by_end" ON "items" USING btree ("website_id","collection_id","ends_at","item_id") WHERE "items"."visible_from" is not null;--> statement-breakpoint
UPDATE "item_terms" t SET "sort_key" = floor(extract(epoch from i."ends_at") * 1000)
FROM "items" i JOIN "collections" c ON c."website_id" = i."website_id" AND c."collection_id" = i."collection_id"
WHERE c."ordering" = 'calendar' AND i."website_id" = t."website_id" AND i."item_id" = t."item_id";
