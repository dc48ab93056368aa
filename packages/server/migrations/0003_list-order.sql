DROP INDEX "items_by_time";--> statement-breakpoint
DROP INDEX "items_starred";--> statement-breakpoint
CREATE INDEX "items_by_time" ON "items" USING btree ("website_id","collection_id","publish_on","item_id") WHERE "items"."visible_from" is not null;--> statement-breakpoint
CREATE INDEX "items_starred" ON "items" USING btree ("website_id","collection_id","publish_on") WHERE "items"."is_starred" and "items"."visible_from" is not null;