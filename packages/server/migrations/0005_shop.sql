CREATE TABLE "bought_together" (
	"website_id" text NOT NULL,
	"item_id" text NOT NULL,
	"other_id" text NOT NULL,
	"carts" integer NOT NULL,
	CONSTRAINT "bought_together_website_id_item_id_other_id_pk" PRIMARY KEY("website_id","item_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"website_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"entries" jsonb NOT NULL,
	"shipping_location" jsonb NOT NULL,
	"shipping_key" text,
	"customer_id" text,
	"is_purchased" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_on" date NOT NULL,
	CONSTRAINT "carts_website_id_cart_id_pk" PRIMARY KEY("website_id","cart_id")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"website_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"item_id" text NOT NULL,
	"place" integer NOT NULL,
	"sku" text NOT NULL,
	"price" bigint NOT NULL,
	"sale_price" bigint,
	"on_sale" boolean NOT NULL,
	"attributes" jsonb NOT NULL,
	"image_id" text,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_variants_website_id_variant_id_pk" PRIMARY KEY("website_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"website_id" text NOT NULL,
	"item_id" text NOT NULL,
	"product_type" integer NOT NULL,
	"is_subscribable" boolean NOT NULL,
	"subscription_plan" jsonb,
	"option_ordering" jsonb NOT NULL,
	"form" jsonb,
	"main_image_id" text,
	CONSTRAINT "products_website_id_item_id_pk" PRIMARY KEY("website_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"website_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_unlimited" boolean NOT NULL,
	CONSTRAINT "stock_levels_website_id_variant_id_pk" PRIMARY KEY("website_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"website_id" text NOT NULL,
	"move_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"change" integer NOT NULL,
	"quantity_after" integer NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_moves_website_id_move_id_pk" PRIMARY KEY("website_id","move_id")
);
--> statement-breakpoint
CREATE TABLE "store_settings" (
	"website_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "store_settings_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_settings" ADD CONSTRAINT "store_settings_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_by_token" ON "carts" USING btree ("website_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_by_customer" ON "carts" USING btree ("website_id","customer_id") WHERE "carts"."customer_id" is not null and not "carts"."is_purchased";--> statement-breakpoint
CREATE INDEX "carts_by_day" ON "carts" USING btree ("touched_on");--> statement-breakpoint
CREATE INDEX "product_variants_by_item" ON "product_variants" USING btree ("website_id","item_id","sku");--> statement-breakpoint
CREATE INDEX "stock_levels_by_item" ON "stock_levels" USING btree ("website_id","item_id");--> statement-breakpoint
CREATE INDEX "stock_moves_by_variant" ON "stock_moves" USING btree ("website_id","variant_id","move_id");