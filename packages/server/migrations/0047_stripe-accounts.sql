CREATE TABLE "stripe_accounts" (
	"website_id" text NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"is_test" boolean NOT NULL,
	"publishable_key" text NOT NULL,
	"sealed_keys" text NOT NULL,
	"secret_key_end" text NOT NULL,
	"has_webhook_secret" boolean NOT NULL,
	"last_event_at" timestamp with time zone,
	CONSTRAINT "stripe_accounts_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
ALTER TABLE "stripe_accounts" ADD CONSTRAINT "stripe_accounts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_reference" ON "refunds" USING btree ("website_id","payment_id","reference") WHERE "refunds"."reference" is not null;