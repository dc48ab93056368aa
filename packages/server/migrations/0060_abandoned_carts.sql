CREATE TABLE "abandoned_carts" (
	"website_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"accepts_marketing" boolean NOT NULL,
	"public_origin" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"skip_reason" text DEFAULT '' NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"emailed_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"restored_cart_id" text,
	"order_id" text,
	"item_count" integer,
	"value_cents" bigint,
	"currency" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "abandoned_carts_website_id_checkout_id_pk" PRIMARY KEY("website_id","checkout_id")
);
--> statement-breakpoint
CREATE TABLE "cart_email_opt_outs" (
	"website_id" text NOT NULL,
	"email_key" text NOT NULL,
	"checkout_id" text NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_email_opt_outs_website_id_email_key_pk" PRIMARY KEY("website_id","email_key")
);
--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD CONSTRAINT "abandoned_carts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_email_opt_outs" ADD CONSTRAINT "cart_email_opt_outs_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abandoned_carts_due" ON "abandoned_carts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "abandoned_carts_by_time" ON "abandoned_carts" USING btree ("entered_at") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "abandoned_carts_by_cart" ON "abandoned_carts" USING btree ("website_id","cart_id");--> statement-breakpoint
CREATE INDEX "abandoned_carts_by_restored_cart" ON "abandoned_carts" USING btree ("website_id","restored_cart_id") WHERE restored_cart_id is not null;--> statement-breakpoint
CREATE INDEX "abandoned_carts_by_email" ON "abandoned_carts" USING btree ("website_id","email_key");--> statement-breakpoint
CREATE INDEX "abandoned_carts_emailed" ON "abandoned_carts" USING btree ("website_id","emailed_at") WHERE emailed_at is not null;