DROP INDEX "abandoned_carts_by_email";--> statement-breakpoint
CREATE INDEX "abandoned_carts_by_address" ON "abandoned_carts" USING btree ("website_id","email_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "abandoned_carts_by_domain" ON "abandoned_carts" USING btree ("website_id",split_part("email_key", '@', 2) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "abandoned_carts_by_state" ON "abandoned_carts" USING btree ("website_id","state","checkout_id");