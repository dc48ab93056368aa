CREATE TABLE "product_import_items" (
	"website_id" text NOT NULL,
	"import_id" text NOT NULL,
	"item_id" text NOT NULL,
	"line" integer NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"revision" integer NOT NULL,
	"draft_changes" jsonb,
	"published_changes" jsonb,
	"was_published" boolean NOT NULL,
	"stock" jsonb,
	CONSTRAINT "product_import_items_website_id_import_id_item_id_pk" PRIMARY KEY("website_id","import_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "variants" jsonb;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_items_by_state" ON "product_import_items" USING btree ("website_id","import_id","state","line");--> statement-breakpoint
CREATE INDEX "product_variants_by_sku" ON "product_variants" USING btree ("website_id","sku");--> statement-breakpoint
CREATE INDEX "documents_by_product_sku" ON "documents" USING gin ((jsonb_path_query_array("draft", '$.structuredContent.sku')
  || jsonb_path_query_array("draft", '$.structuredContent.variants[*].sku'))) WHERE "documents"."kind" = 'item';--> statement-breakpoint
CREATE INDEX "documents_by_product_file" ON "documents" USING gin ((jsonb_path_query_array("draft", '$.mainImageId')
  || jsonb_path_query_array("draft", '$.imageIds[*]')
  || jsonb_path_query_array("draft", '$.structuredContent.fileId')
  || jsonb_path_query_array("draft", '$.structuredContent.variants[*].imageId')
  || jsonb_path_query_array("draft", '$.structuredContent.videos[*].fileId')
  || jsonb_path_query_array("draft", '$.structuredContent.videos[*].posterId')
  || jsonb_path_query_array("draft", '$.structuredContent.swatches.*.*.imageId'))) WHERE "documents"."kind" = 'item';--> statement-breakpoint
CREATE INDEX "items_by_product_file" ON "items" USING gin ((jsonb_path_query_array("content", '$.mainImageId')
  || jsonb_path_query_array("content", '$.imageIds[*]')
  || jsonb_path_query_array("content", '$.structuredContent.fileId')
  || jsonb_path_query_array("content", '$.structuredContent.variants[*].imageId')
  || jsonb_path_query_array("content", '$.structuredContent.videos[*].fileId')
  || jsonb_path_query_array("content", '$.structuredContent.videos[*].posterId')
  || jsonb_path_query_array("content", '$.structuredContent.swatches.*.*.imageId'))) WHERE "items"."content" -> 'recordType' = '11'::jsonb;