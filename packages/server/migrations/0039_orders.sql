CREATE TABLE "checkouts" (
	"website_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"details" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_website_id_checkout_id_pk" PRIMARY KEY("website_id","checkout_id")
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"website_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"address_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_addresses_website_id_customer_id_address_id_pk" PRIMARY KEY("website_id","customer_id","address_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"website_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"accepts_marketing" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "customers_website_id_customer_id_pk" PRIMARY KEY("website_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"website_id" text NOT NULL,
	"download_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"max_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "downloads_website_id_download_id_pk" PRIMARY KEY("website_id","download_id")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"website_id" text NOT NULL,
	"is_test" boolean NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "order_counters_website_id_is_test_pk" PRIMARY KEY("website_id","is_test")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"website_id" text NOT NULL,
	"order_id" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_website_id_order_id_event_id_pk" PRIMARY KEY("website_id","order_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"website_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"place" integer NOT NULL,
	"item_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"fulfilled_quantity" integer DEFAULT 0 NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "order_lines_website_id_order_id_line_id_pk" PRIMARY KEY("website_id","order_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "order_views" (
	"website_id" text NOT NULL,
	"view_id" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_views_website_id_view_id_pk" PRIMARY KEY("website_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"website_id" text NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"cart_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"customer_name" text NOT NULL,
	"country" text NOT NULL,
	"search_text" text NOT NULL,
	"currency" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"payment_state" text NOT NULL,
	"fulfilment_state" text NOT NULL,
	"is_pickup" boolean NOT NULL,
	"expires_at" timestamp with time zone,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_website_id_order_id_pk" PRIMARY KEY("website_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"website_id" text NOT NULL,
	"order_id" text NOT NULL,
	"shipment_id" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text NOT NULL,
	"lines" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipments_website_id_order_id_shipment_id_pk" PRIMARY KEY("website_id","order_id","shipment_id")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"website_id" text NOT NULL,
	"discount_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"email_key" text NOT NULL,
	"order_id" text,
	CONSTRAINT "discount_uses_website_id_discount_id_payment_id_pk" PRIMARY KEY("website_id","discount_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"website_id" text NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" text,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_website_id_gateway_event_id_pk" PRIMARY KEY("website_id","gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"website_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"gateway" text NOT NULL,
	"method_id" text NOT NULL,
	"is_test" boolean NOT NULL,
	"reference" text,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"action_url" text,
	"content" jsonb NOT NULL,
	"order_id" text,
	"public_origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_website_id_payment_id_pk" PRIMARY KEY("website_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"website_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping_cents" bigint DEFAULT 0 NOT NULL,
	"is_restocked" boolean NOT NULL,
	"reference" text,
	"failure" text,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_website_id_refund_id_pk" PRIMARY KEY("website_id","refund_id")
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"website_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_reservations_website_id_variant_id_payment_id_pk" PRIMARY KEY("website_id","variant_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "test_charges" (
	"website_id" text NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"outcome" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"refund_keys" text[] DEFAULT '{}' NOT NULL,
	"charges" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_charges_website_id_reference_pk" PRIMARY KEY("website_id","reference")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_charges" ADD CONSTRAINT "test_charges_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_by_cart" ON "checkouts" USING btree ("website_id","cart_id");--> statement-breakpoint
CREATE INDEX "checkouts_by_token" ON "checkouts" USING btree ("website_id","token_hash");--> statement-breakpoint
CREATE INDEX "checkouts_by_time" ON "checkouts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_by_email" ON "customers" USING btree ("website_id","email_key");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("website_id","name");--> statement-breakpoint
CREATE INDEX "customers_by_words" ON "customers" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "email"), '@.-_+/#', '       ')));--> statement-breakpoint
CREATE INDEX "downloads_by_order" ON "downloads" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_sku" ON "order_lines" USING btree ("website_id","sku");--> statement-breakpoint
CREATE INDEX "order_lines_by_item" ON "order_lines" USING btree ("website_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("website_id","is_test","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_cart" ON "orders" USING btree ("website_id","cart_id");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("website_id","email_key");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("website_id","customer_id");--> statement-breakpoint
CREATE INDEX "orders_by_fulfilment" ON "orders" USING btree ("website_id","fulfilment_state","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("website_id","payment_state","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("website_id","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_country" ON "orders" USING btree ("website_id","country","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin (to_tsvector('simple', translate("search_text", '@.-_+/#', '       ')));--> statement-breakpoint
CREATE INDEX "orders_by_tags" ON "orders" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "orders_to_fulfil" ON "orders" USING btree ("website_id","placed_at","order_id") WHERE "orders"."fulfilment_state" in ('pending', 'part-fulfilled') and "orders"."payment_state" in ('paid', 'part-refunded');--> statement-breakpoint
CREATE INDEX "orders_by_expiry" ON "orders" USING btree ("expires_at") WHERE "orders"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_for_pickup" ON "orders" USING btree ("website_id","placed_at","order_id") WHERE "orders"."is_pickup";--> statement-breakpoint
CREATE INDEX "discount_uses_by_customer" ON "discount_uses" USING btree ("website_id","discount_id","email_key");--> statement-breakpoint
CREATE INDEX "discount_uses_by_payment" ON "discount_uses" USING btree ("website_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_key" ON "payments" USING btree ("website_id","checkout_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("website_id","checkout_id") WHERE "payments"."state" in ('created', 'requires_action', 'processing') and "payments"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_reference" ON "payments" USING btree ("website_id","gateway","reference") WHERE "payments"."reference" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE INDEX "payments_unfinished" ON "payments" USING btree ("updated_at") WHERE "payments"."state" in ('created', 'requires_action', 'processing');--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("website_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("updated_at") WHERE "refunds"."state" in ('requested', 'pending');--> statement-breakpoint
CREATE INDEX "stock_reservations_by_payment" ON "stock_reservations" USING btree ("website_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_charges_by_key" ON "test_charges" USING btree ("website_id","idempotency_key");