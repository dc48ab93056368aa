CREATE TABLE "subscription_periods" (
	"website_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"period_index" integer NOT NULL,
	"period_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"skip_reason" text,
	"attempts" integer NOT NULL,
	"failures" integer NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"amount_cents" bigint NOT NULL,
	"payment_id" text,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_periods_website_id_subscription_id_period_index_pk" PRIMARY KEY("website_id","subscription_id","period_index")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"website_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"customer_name" text NOT NULL,
	"item_id" text NOT NULL,
	"is_test" boolean NOT NULL,
	"status" text NOT NULL,
	"end_reason" text,
	"content" jsonb NOT NULL,
	"renewal_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"gateway" text NOT NULL,
	"sealed_method" text,
	"method_name" text DEFAULT '' NOT NULL,
	"method_expires_at" timestamp with time zone,
	"method_reference" text,
	"started_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"next_index" integer NOT NULL,
	"paid_periods" integer NOT NULL,
	"next_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"clock_offset" bigint DEFAULT 0 NOT NULL,
	"noticed_index" integer DEFAULT 0 NOT NULL,
	"notice_at" timestamp with time zone,
	"announced_cents" bigint,
	"announced_from" timestamp with time zone,
	"public_origin" text NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_website_id_subscription_id_pk" PRIMARY KEY("website_id","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_periods_by_id" ON "subscription_periods" USING btree ("website_id","period_id");--> statement-breakpoint
CREATE INDEX "subscription_periods_by_order" ON "subscription_periods" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_by_line" ON "subscriptions" USING btree ("website_id","order_id","line_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_customer" ON "subscriptions" USING btree ("website_id","email_key");--> statement-breakpoint
CREATE INDEX "subscriptions_by_status" ON "subscriptions" USING btree ("website_id","status","subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_item" ON "subscriptions" USING btree ("website_id","item_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at") WHERE "subscriptions"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_to_notice" ON "subscriptions" USING btree ("notice_at") WHERE "subscriptions"."notice_at" is not null;