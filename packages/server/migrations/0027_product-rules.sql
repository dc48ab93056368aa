ALTER TABLE "product_variants" ADD COLUMN "allow_backorder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "quantity_rules" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT '' NOT NULL;