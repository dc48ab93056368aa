CREATE TABLE "product_bulk_changes" (
	"website_id" text NOT NULL,
	"change_id" text NOT NULL,
	"account_id" text NOT NULL,
	"made_by" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"is_live" boolean NOT NULL,
	"state" text NOT NULL,
	"is_dismissed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_bulk_changes_website_id_change_id_pk" PRIMARY KEY("website_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "product_bulk_items" (
	"website_id" text NOT NULL,
	"change_id" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"draft_changes" jsonb,
	"published_changes" jsonb,
	"was_published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_bulk_items_website_id_change_id_item_id_pk" PRIMARY KEY("website_id","change_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "product_listings" (
	"website_id" text NOT NULL,
	"item_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer,
	"has_changes" boolean NOT NULL,
	"is_trashed" boolean NOT NULL,
	"title" text NOT NULL,
	"sort_title" text NOT NULL,
	"search_text" text NOT NULL,
	"url_id" text NOT NULL,
	"image_id" text,
	"product_type" integer,
	"min_price" bigint,
	"max_price" bigint,
	"min_regular" bigint,
	"max_regular" bigint,
	"is_on_sale" boolean NOT NULL,
	"variant_count" integer NOT NULL,
	"sku" text,
	"vendor" text,
	"categories" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"display_index" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_listings_website_id_item_id_pk" PRIMARY KEY("website_id","item_id")
);
--> statement-breakpoint
DROP INDEX "documents_by_parent";--> statement-breakpoint
ALTER TABLE "product_bulk_changes" ADD CONSTRAINT "product_bulk_changes_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_bulk_items" ADD CONSTRAINT "product_bulk_items_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_bulk_changes_by_account" ON "product_bulk_changes" USING btree ("website_id","account_id","created_at");--> statement-breakpoint
CREATE INDEX "product_bulk_changes_by_time" ON "product_bulk_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_bulk_items_by_state" ON "product_bulk_items" USING btree ("website_id","change_id","state");--> statement-breakpoint
CREATE INDEX "documents_by_parent" ON "documents" USING btree ("website_id","kind","parent_id","document_id","revision","published_revision","has_changes","trashed_at");