CREATE TABLE "donation_funds" (
	"website_id" text NOT NULL,
	"fund_id" text NOT NULL,
	"slug" text NOT NULL,
	"terms" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "donation_funds_website_id_fund_id_pk" PRIMARY KEY("website_id","fund_id")
);
--> statement-breakpoint
ALTER TABLE "donation_funds" ADD CONSTRAINT "donation_funds_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "donation_funds_by_slug" ON "donation_funds" USING btree ("website_id","slug");