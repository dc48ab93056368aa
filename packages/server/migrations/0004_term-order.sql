ALTER TABLE "item_terms" ADD COLUMN "sort_key" bigint;--> statement-breakpoint
UPDATE "item_terms" t SET "sort_key" = CASE coalesce(c."ordering", 'chronological')
  WHEN 'user-orderable' THEN i."display_index"
  WHEN 'calendar' THEN floor(extract(epoch from i."starts_at") * 1000)
  ELSE floor(extract(epoch from i."publish_on") * 1000) END
FROM "items" i LEFT JOIN "collections" c ON c."website_id" = i."website_id" AND c."collection_id" = i."collection_id"
WHERE i."website_id" = t."website_id" AND i."item_id" = t."item_id";--> statement-breakpoint
UPDATE "collections" SET "outline" = "outline" - 'description' - 'seo' - 'mainImageId' WHERE "permission" <> 1;--> statement-breakpoint
CREATE INDEX "item_terms_in_order" ON "item_terms" USING btree ("website_id","collection_id","kind","term","sort_key","item_id");--> statement-breakpoint
CREATE INDEX "items_by_end" ON "items" USING btree ("website_id","collection_id","ends_at","item_id") WHERE "items"."ends_at" is not null and "items"."visible_from" is not null;