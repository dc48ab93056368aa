CREATE TABLE "discounts" (
	"website_id" text NOT NULL,
	"discount_id" text NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"is_enabled" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"terms" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "discounts_website_id_discount_id_pk" PRIMARY KEY("website_id","discount_id")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_by_code" ON "discounts" USING btree ("website_id","code") WHERE "discounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discounts_automatic" ON "discounts" USING btree ("website_id") WHERE "discounts"."code" is null and "discounts"."deleted_at" is null;