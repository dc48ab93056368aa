CREATE TABLE "distrusted_authors" (
	"website_id" text NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "distrusted_authors_website_id_author_pk" PRIMARY KEY("website_id","author")
);
--> statement-breakpoint
CREATE TABLE "changed_items" (
	"website_id" text NOT NULL,
	"change_id" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "changed_items_website_id_change_id_pk" PRIMARY KEY("website_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "product_list_sites" (
	"website_id" text NOT NULL,
	CONSTRAINT "product_list_sites_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
ALTER TABLE "distrusted_authors" ADD CONSTRAINT "distrusted_authors_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_items" ADD CONSTRAINT "changed_items_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_list_sites" ADD CONSTRAINT "product_list_sites_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;