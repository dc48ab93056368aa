CREATE TABLE "order_views" (
	"website_id" text NOT NULL,
	"view_id" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_views_website_id_view_id_pk" PRIMARY KEY("website_id","view_id")
);
--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_words" ON "customers" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "email"), '@.-_+/#', '       ')));--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("website_id","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_country" ON "orders" USING btree ("website_id","country","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin (to_tsvector('simple', translate("search_text", '@.-_+/#', '       ')));--> statement-breakpoint
CREATE INDEX "orders_by_tags" ON "orders" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "orders_to_fulfil" ON "orders" USING btree ("website_id","placed_at","order_id") WHERE "orders"."fulfilment_state" in ('pending', 'part-fulfilled') and "orders"."payment_state" in ('paid', 'part-refunded');--> statement-breakpoint
CREATE INDEX "orders_for_pickup" ON "orders" USING btree ("website_id","placed_at","order_id") WHERE "orders"."is_pickup";