CREATE TABLE "filter_prices" (
	"website_id" text NOT NULL,
	"item_id" text NOT NULL,
	"price" bigint NOT NULL,
	"collection_id" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "filter_prices_website_id_item_id_price_pk" PRIMARY KEY("website_id","item_id","price")
);
--> statement-breakpoint
ALTER TABLE "filter_prices" ADD CONSTRAINT "filter_prices_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "filter_prices" ("website_id", "item_id", "price", "collection_id", "number") SELECT distinct n."website_id", n."item_id", coalesce(case when v."on_sale" then coalesce(v."sale_price", v."price") else v."price" end, n."price"), n."collection_id", n."number" FROM "filter_items" n LEFT JOIN "product_variants" v ON v."website_id" = n."website_id" and v."item_id" = n."item_id" and not v."is_retired";--> statement-breakpoint
INSERT INTO "filter_blocks" ("website_id", "collection_id", "name", "value", "block", "bits") SELECT o."website_id", o."collection_id", 'price', (length(o."price"::text) * 100 + left(o."price"::text, 2)::int)::text, o."number" / 2048, bit_or(set_bit(B'0'::bit(2048), o."number" % 2048, 1)) FROM "filter_prices" o GROUP BY 1, 2, 4, 5 ON CONFLICT ("website_id", "collection_id", "name", "value", "block") DO UPDATE SET "bits" = "filter_blocks"."bits" | excluded."bits";--> statement-breakpoint
CREATE INDEX "filter_prices_by_price" ON "filter_prices" USING btree ("website_id","collection_id","price","number");