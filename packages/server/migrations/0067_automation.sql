CREATE TABLE "automation_keys" (
	"website_id" text NOT NULL,
	"key_id" text NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "automation_keys_website_id_key_id_pk" PRIMARY KEY("website_id","key_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "kind" text DEFAULT 'webhook' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "form_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "automation_keys" ADD CONSTRAINT "automation_keys_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "automation_keys_by_hash" ON "automation_keys" USING btree ("website_id","key_hash");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_email" ON "webhook_deliveries" USING btree ("website_id","email_key") WHERE email_key is not null;