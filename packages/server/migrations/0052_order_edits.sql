CREATE TABLE "order_balance_links" (
	"website_id" text NOT NULL,
	"link_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_balance_links_website_id_link_id_pk" PRIMARY KEY("website_id","link_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "pays_order_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_balance_links" ADD CONSTRAINT "order_balance_links_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_balance_links_by_order" ON "order_balance_links" USING btree ("website_id","order_id");