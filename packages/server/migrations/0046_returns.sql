CREATE TABLE "order_returns" (
	"website_id" text NOT NULL,
	"return_id" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"is_restocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_returns_website_id_return_id_pk" PRIMARY KEY("website_id","return_id")
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_returns_by_order" ON "order_returns" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE INDEX "order_returns_open" ON "order_returns" USING btree ("website_id","order_id") WHERE "order_returns"."state" in ('requested', 'accepted');