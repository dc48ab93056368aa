DROP INDEX "invoices_by_order";--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("website_id","order_id");