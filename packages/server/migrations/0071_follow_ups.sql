CREATE TABLE "follow_up_mails" (
	"website_id" text NOT NULL,
	"kind" text NOT NULL,
	"cause_id" text NOT NULL,
	"email_key" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_up_mails_website_id_kind_cause_id_pk" PRIMARY KEY("website_id","kind","cause_id")
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"website_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"delay" integer NOT NULL,
	"enabled_at" timestamp with time zone NOT NULL,
	"checked_until" timestamp with time zone NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "follow_ups_website_id_kind_pk" PRIMARY KEY("website_id","kind")
);
--> statement-breakpoint
ALTER TABLE "follow_up_mails" ADD CONSTRAINT "follow_up_mails_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_up_mails_by_email" ON "follow_up_mails" USING btree ("website_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "follow_up_mails_first_orders" ON "follow_up_mails" USING btree ("website_id","email_key") WHERE kind = 'thank-you';--> statement-breakpoint
CREATE INDEX "shipments_by_time" ON "shipments" USING btree ("website_id","created_at");