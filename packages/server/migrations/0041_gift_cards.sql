CREATE TABLE "gift_card_entries" (
	"website_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"gift_card_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payment_id" text,
	"refund_id" text,
	"note" text NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_entries_website_id_entry_id_pk" PRIMARY KEY("website_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"website_id" text NOT NULL,
	"gift_card_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"issued_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"note" text NOT NULL,
	"made_by" text NOT NULL,
	"expires_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_website_id_gift_card_id_pk" PRIMARY KEY("website_id","gift_card_id"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_entries_by_card" ON "gift_card_entries" USING btree ("website_id","gift_card_id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_by_payment" ON "gift_card_entries" USING btree ("website_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_by_refund" ON "gift_card_entries" USING btree ("website_id","gift_card_id","refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_by_code" ON "gift_cards" USING btree ("website_id","code_hash");