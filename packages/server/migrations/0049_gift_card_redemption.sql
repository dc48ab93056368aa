ALTER TABLE "checkouts" ADD COLUMN "gift_card_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL;