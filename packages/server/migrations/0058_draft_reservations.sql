CREATE TABLE "draft_reservations" (
	"website_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_reservations_website_id_variant_id_draft_id_pk" PRIMARY KEY("website_id","variant_id","draft_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "allows_installments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_reservations" ADD CONSTRAINT "draft_reservations_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_reservations_by_draft" ON "draft_reservations" USING btree ("website_id","draft_id");--> statement-breakpoint
CREATE INDEX "draft_reservations_by_end" ON "draft_reservations" USING btree ("until");