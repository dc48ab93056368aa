ALTER TABLE "payments" ADD COLUMN "card_key" text;--> statement-breakpoint
ALTER TABLE "stripe_accounts" ADD COLUMN "disputes_listed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_by_card" ON "payments" USING btree ("website_id","card_key","created_at") WHERE "payments"."card_key" is not null;