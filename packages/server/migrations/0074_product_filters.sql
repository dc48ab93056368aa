CREATE TABLE "filter_blocks" (
	"website_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"block" integer NOT NULL,
	"bits" bit(2048) NOT NULL,
	CONSTRAINT "filter_blocks_website_id_collection_id_name_value_block_pk" PRIMARY KEY("website_id","collection_id","name","value","block")
);
--> statement-breakpoint
CREATE TABLE "filter_items" (
	"website_id" text NOT NULL,
	"item_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"number" integer NOT NULL,
	"position" bigint NOT NULL,
	"published_on" bigint NOT NULL,
	"price" bigint NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "filter_items_website_id_item_id_pk" PRIMARY KEY("website_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "filter_blocks" ADD CONSTRAINT "filter_blocks_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_items" ADD CONSTRAINT "filter_items_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "filter_items" ("website_id", "item_id", "collection_id", "number", "position", "published_on", "price", "title") SELECT i."website_id", i."item_id", i."collection_id", row_number() over (partition by i."website_id", i."collection_id" order by i."item_id") - 1, case when coalesce(c."ordering", 'user-orderable') = 'user-orderable' then i."display_index"::bigint else -floor(extract(epoch from i."publish_on") * 1000)::bigint end, floor(extract(epoch from i."publish_on") * 1000)::bigint, coalesce((select min(case when v."on_sale" then coalesce(v."sale_price", v."price") else v."price" end) from "product_variants" v where v."website_id" = i."website_id" and v."item_id" = i."item_id" and not v."is_retired"), 0), lower(i."title") FROM "items" i JOIN "products" p ON p."website_id" = i."website_id" and p."item_id" = i."item_id" LEFT JOIN "collections" c ON c."website_id" = i."website_id" and c."collection_id" = i."collection_id" WHERE i."status" = 'published' and not i."is_trashed";--> statement-breakpoint
INSERT INTO "filter_blocks" ("website_id", "collection_id", "name", "value", "block", "bits") SELECT n."website_id", n."collection_id", v.name, v.value, n."number" / 2048, bit_or(set_bit(B'0'::bit(2048), n."number" % 2048, 1)) FROM "filter_items" n CROSS JOIN LATERAL (select case t."kind" when 'tags' then 'tag' else 'category' end as name, t."term" as value from "item_terms" t where t."website_id" = n."website_id" and t."item_id" = n."item_id" and t."kind" in ('categories', 'tags') union all select 'option.' || a.key, a.value from "product_variants" v cross join lateral jsonb_each_text(case when jsonb_typeof(v."attributes") = 'object' then v."attributes" else '{}' end) a where v."website_id" = n."website_id" and v."item_id" = n."item_id" and not v."is_retired" and a.value <> '' and not exists (select from "products" p where p."website_id" = n."website_id" and p."item_id" = n."item_id" and p."product_type" = 4) union all select 'availability', case when p."product_type" not in (1, 3) or exists (select from "product_variants" v join "stock_levels" s on s."website_id" = v."website_id" and s."variant_id" = v."variant_id" where v."website_id" = n."website_id" and v."item_id" = n."item_id" and not v."is_retired" and (s."is_unlimited" or s."quantity" > 0 or v."allow_backorder")) then 'in-stock' else 'sold-out' end from "products" p where p."website_id" = n."website_id" and p."item_id" = n."item_id" union all select 'price', (length(n."price"::text) * 100 + left(n."price"::text, 2)::int)::text) v GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
CREATE INDEX "filter_blocks_by_block" ON "filter_blocks" USING btree ("website_id","collection_id","block");--> statement-breakpoint
CREATE UNIQUE INDEX "filter_items_by_number" ON "filter_items" USING btree ("website_id","collection_id","number");--> statement-breakpoint
CREATE INDEX "filter_items_by_position" ON "filter_items" USING btree ("website_id","collection_id","position","item_id");--> statement-breakpoint
CREATE INDEX "filter_items_by_time" ON "filter_items" USING btree ("website_id","collection_id","published_on","item_id");--> statement-breakpoint
CREATE INDEX "filter_items_by_price" ON "filter_items" USING btree ("website_id","collection_id","price","item_id");--> statement-breakpoint
CREATE INDEX "filter_items_by_title" ON "filter_items" USING btree ("website_id","collection_id","title","item_id");