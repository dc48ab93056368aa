CREATE TABLE "campaign_clicks" (
	"website_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"member_id" text NOT NULL,
	"link" integer NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_clicks_website_id_campaign_id_member_id_link_pk" PRIMARY KEY("website_id","campaign_id","member_id","link")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"website_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"email_key" text NOT NULL,
	"member_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "campaign_recipients_website_id_campaign_id_email_key_pk" PRIMARY KEY("website_id","campaign_id","email_key")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"website_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"public_origin" text DEFAULT '' NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"pause_reason" text,
	"collected_to" text DEFAULT '' NOT NULL,
	"is_collected" boolean DEFAULT false NOT NULL,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"clicked_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "campaigns_website_id_campaign_id_pk" PRIMARY KEY("website_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_clicks" ADD CONSTRAINT "campaign_clicks_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_by_member" ON "campaign_recipients" USING btree ("website_id","campaign_id","member_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_due" ON "campaign_recipients" USING btree ("website_id","campaign_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_by_email" ON "campaign_recipients" USING btree ("website_id","email_key");--> statement-breakpoint
CREATE INDEX "campaigns_active" ON "campaigns" USING btree ("state","scheduled_at") WHERE state in ('scheduled', 'sending');