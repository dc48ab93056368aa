CREATE TABLE "credit_notes" (
	"website_id" text NOT NULL,
	"credit_note_id" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"number" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_notes_website_id_credit_note_id_pk" PRIMARY KEY("website_id","credit_note_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"website_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_test" boolean NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "invoice_counters_website_id_kind_is_test_pk" PRIMARY KEY("website_id","kind","is_test")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"website_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_website_id_invoice_id_pk" PRIMARY KEY("website_id","invoice_id")
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_by_refund" ON "credit_notes" USING btree ("website_id","refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_by_number" ON "credit_notes" USING btree ("website_id","is_test","number");--> statement-breakpoint
CREATE INDEX "credit_notes_by_order" ON "credit_notes" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_order" ON "invoices" USING btree ("website_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_number" ON "invoices" USING btree ("website_id","is_test","number");