CREATE TABLE "comment_flags" (
	"website_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"voter" text NOT NULL,
	CONSTRAINT "comment_flags_website_id_comment_id_voter_pk" PRIMARY KEY("website_id","comment_id","voter")
);
--> statement-breakpoint
CREATE TABLE "mail_settings" (
	"website_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "mail_settings_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"website_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"event_id" text NOT NULL,
	"event_type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"response_excerpt" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_website_id_delivery_id_pk" PRIMARY KEY("website_id","delivery_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"website_id" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sealed_secret" text NOT NULL,
	"previous_sealed_secret" text,
	"previous_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"turned_off_at" timestamp with time zone,
	CONSTRAINT "webhook_endpoints_website_id_endpoint_id_pk" PRIMARY KEY("website_id","endpoint_id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "contributor_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "flag_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "comment_flags" ADD CONSTRAINT "comment_flags_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_endpoint" ON "webhook_deliveries" USING btree ("website_id","endpoint_id","delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comments_by_email" ON "comments" USING btree ("website_id","email");