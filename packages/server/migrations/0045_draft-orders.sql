CREATE TABLE "draft_order_counters" (
	"website_id" text NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "draft_order_counters_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "draft_orders" (
	"website_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"link_number" integer DEFAULT 0 NOT NULL,
	"link_expires_at" timestamp with time zone,
	"link_sent_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_orders_website_id_draft_id_pk" PRIMARY KEY("website_id","draft_id")
);
--> statement-breakpoint
ALTER TABLE "draft_order_counters" ADD CONSTRAINT "draft_order_counters_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_by_number" ON "draft_orders" USING btree ("website_id","number");--> statement-breakpoint
CREATE INDEX "draft_orders_by_time" ON "draft_orders" USING btree ("website_id","created_at");