CREATE TABLE "restock_groups" (
	"website_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"group_id" text NOT NULL,
	"item_id" text NOT NULL,
	"allowance" integer DEFAULT 0 NOT NULL,
	"requested_until" text,
	"requested_total" integer DEFAULT 0 NOT NULL,
	"requested_sent" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"notified_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "restock_groups_website_id_variant_id_pk" PRIMARY KEY("website_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "restock_returns" (
	"website_id" text NOT NULL,
	"return_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "restock_returns_website_id_return_id_pk" PRIMARY KEY("website_id","return_id")
);
--> statement-breakpoint
CREATE TABLE "restock_sign_ups" (
	"website_id" text NOT NULL,
	"sign_up_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"public_origin" text NOT NULL,
	"joins_mailing_list" boolean NOT NULL,
	"consent_text" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "restock_sign_ups_website_id_sign_up_id_pk" PRIMARY KEY("website_id","sign_up_id")
);
--> statement-breakpoint
ALTER TABLE "restock_groups" ADD CONSTRAINT "restock_groups_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_returns" ADD CONSTRAINT "restock_returns_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_sign_ups" ADD CONSTRAINT "restock_sign_ups_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_groups_by_time" ON "restock_groups" USING btree ("website_id","group_id");--> statement-breakpoint
CREATE INDEX "restock_groups_due" ON "restock_groups" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "restock_returns_by_variant" ON "restock_returns" USING btree ("website_id","variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "restock_sign_ups_waiting" ON "restock_sign_ups" USING btree ("website_id","variant_id","email_key") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "restock_sign_ups_in_order" ON "restock_sign_ups" USING btree ("website_id","variant_id","sign_up_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "restock_sign_ups_by_variant" ON "restock_sign_ups" USING btree ("website_id","variant_id","sign_up_id");--> statement-breakpoint
CREATE INDEX "restock_sign_ups_by_email" ON "restock_sign_ups" USING btree ("website_id","email_key");--> statement-breakpoint
CREATE INDEX "restock_sign_ups_by_time" ON "restock_sign_ups" USING btree ("signed_up_at");