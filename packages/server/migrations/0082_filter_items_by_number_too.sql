DROP INDEX "filter_items_by_position";--> statement-breakpoint
DROP INDEX "filter_items_by_time";--> statement-breakpoint
DROP INDEX "filter_items_by_price";--> statement-breakpoint
DROP INDEX "filter_items_by_title";--> statement-breakpoint
CREATE INDEX "filter_items_by_position" ON "filter_items" USING btree ("website_id","collection_id","position","item_id","number");--> statement-breakpoint
CREATE INDEX "filter_items_by_time" ON "filter_items" USING btree ("website_id","collection_id","published_on","item_id","number");--> statement-breakpoint
CREATE INDEX "filter_items_by_price" ON "filter_items" USING btree ("website_id","collection_id","price","item_id","number");--> statement-breakpoint
CREATE INDEX "filter_items_by_title" ON "filter_items" USING btree ("website_id","collection_id","title","item_id","number");