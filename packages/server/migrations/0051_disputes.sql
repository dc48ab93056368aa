CREATE TABLE "disputes" (
	"website_id" text NOT NULL,
	"dispute_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp with time zone,
	"url" text NOT NULL,
	"lost_cents" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_website_id_dispute_id_pk" PRIMARY KEY("website_id","dispute_id")
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_by_reference" ON "disputes" USING btree ("website_id","gateway","reference");--> statement-breakpoint
CREATE INDEX "disputes_by_payment" ON "disputes" USING btree ("website_id","payment_id");--> statement-breakpoint
CREATE INDEX "disputes_by_order" ON "disputes" USING btree ("website_id","order_id");