ALTER TABLE "order_lines" ADD COLUMN "stock_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "order_lines" l SET "stock_quantity" = l."quantity" - l."refunded_quantity" FROM "orders" o WHERE o."website_id" = l."website_id" AND o."order_id" = l."order_id" AND o."fulfilment_state" <> 'cancelled' AND NOT o."is_demo";
