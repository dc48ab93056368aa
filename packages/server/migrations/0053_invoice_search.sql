CREATE INDEX "credit_notes_by_words" ON "credit_notes" USING gin (to_tsvector('simple', translate(lower(("content" ->> 'number') || ' ' ||
  ("content" ->> 'orderNumber') || ' ' || ("content" -> 'buyer' ->> 'email') || ' ' ||
  ("content" -> 'buyer' -> 'address' ->> 'firstName') || ' ' || ("content" -> 'buyer' -> 'address' ->> 'lastName') || ' ' ||
  ("content" -> 'buyer' -> 'address' ->> 'company')), '@.-_+/#', '       ')));--> statement-breakpoint
CREATE INDEX "invoices_by_words" ON "invoices" USING gin (to_tsvector('simple', translate(lower(("content" ->> 'number') || ' ' ||
  ("content" ->> 'orderNumber') || ' ' || ("content" -> 'buyer' ->> 'email') || ' ' ||
  ("content" -> 'buyer' -> 'address' ->> 'firstName') || ' ' || ("content" -> 'buyer' -> 'address' ->> 'lastName') || ' ' ||
  ("content" -> 'buyer' -> 'address' ->> 'company')), '@.-_+/#', '       ')));