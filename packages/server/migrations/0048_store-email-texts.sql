CREATE TABLE "store_emails" (
	"website_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_emails_website_id_kind_pk" PRIMARY KEY("website_id","kind")
);
--> statement-breakpoint
ALTER TABLE "store_emails" ADD CONSTRAINT "store_emails_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;