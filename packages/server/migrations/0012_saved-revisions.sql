CREATE TABLE "saved_revisions" (
	"website_id" text NOT NULL,
	"name" text NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "saved_revisions_website_id_name_pk" PRIMARY KEY("website_id","name")
);
--> statement-breakpoint
ALTER TABLE "saved_revisions" ADD CONSTRAINT "saved_revisions_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;