CREATE TABLE "site_fonts" (
	"website_id" text NOT NULL,
	"slug" text NOT NULL,
	"family" text NOT NULL,
	"version" text NOT NULL,
	"state" text NOT NULL,
	"faces" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_fonts_website_id_slug_pk" PRIMARY KEY("website_id","slug")
);
--> statement-breakpoint
ALTER TABLE "site_fonts" ADD CONSTRAINT "site_fonts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;