CREATE TABLE "imported_pictures" (
	"website_id" text NOT NULL,
	"source_hash" text NOT NULL,
	"asset_id" text NOT NULL,
	CONSTRAINT "imported_pictures_website_id_source_hash_pk" PRIMARY KEY("website_id","source_hash")
);
--> statement-breakpoint
CREATE TABLE "product_import_faults" (
	"website_id" text NOT NULL,
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"column_name" text NOT NULL,
	"message" text NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "product_import_faults_website_id_import_id_line_pk" PRIMARY KEY("website_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "product_import_pictures" (
	"website_id" text NOT NULL,
	"import_id" text NOT NULL,
	"item_id" text NOT NULL,
	"line" integer NOT NULL,
	"pictures" jsonb,
	"variant_pictures" jsonb NOT NULL,
	CONSTRAINT "product_import_pictures_website_id_import_id_item_id_pk" PRIMARY KEY("website_id","import_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"website_id" text NOT NULL,
	"import_id" text NOT NULL,
	"filename" text NOT NULL,
	"file_kind" text NOT NULL,
	"state" text NOT NULL,
	"options" jsonb NOT NULL,
	"account_id" text NOT NULL,
	"made_by" text NOT NULL,
	"origin" text NOT NULL,
	"fault_code" text,
	"fault_line" integer,
	"summary" jsonb,
	"progress" jsonb NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_imports_website_id_import_id_pk" PRIMARY KEY("website_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "imported_pictures" ADD CONSTRAINT "imported_pictures_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_faults" ADD CONSTRAINT "product_import_faults_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;