DROP INDEX "customers_by_name";--> statement-breakpoint
DROP INDEX "orders_by_customer";--> statement-breakpoint
CREATE INDEX "credit_notes_by_words" ON "credit_notes" USING gin (to_tsvector('simple', translate(lower(("content" ->> 'number') || ' ' ||
  ("content" ->> 'orderNumber') || ' ' || ("content" -> 'buyer' ->> 'email') || ' ' ||
  ("content" -> 'buyer' -> 'address' ->> 'firstName') || ' ' || ("content" -> 'buyer' -> 'address' ->> 'lastName') || ' ' ||
  ("content" -> 'buyer' -> 'address' ->> 'company')), '@.-_+/#', '       ')));--> statement-breakpoint
CREATE INDEX "invoices_by_words" ON "invoices" USING gin (to_tsvector('simple', translate(lower(("content" ->> 'number') || ' ' ||
  ("content" ->> 'orderNumber') || ' ' || ("content" -> 'buyer' ->> 'email') || ' ' ||
  ("content" -> 'buyer' -> 'address' ->> 'firstName') || ' ' || ("content" -> 'buyer' -> 'address' ->> 'lastName') || ' ' ||
  ("content" -> 'buyer' -> 'address' ->> 'company')), '@.-_+/#', '       ')));--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("website_id","name","customer_id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("website_id","customer_id","placed_at","is_test","payment_state","total_cents","balance_cents","refunded_cents");