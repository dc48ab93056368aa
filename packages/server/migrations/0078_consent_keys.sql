DROP INDEX "form_consents_by_address";--> statement-breakpoint
DROP INDEX "form_consents_by_member";--> statement-breakpoint
ALTER TABLE "form_consents" ADD COLUMN "email_key" text;--> statement-breakpoint
UPDATE "form_consents" SET "email_key" = lower(btrim("email"));--> statement-breakpoint
-- The program may have folded the address of the member in another way than PostgreSQL does.
UPDATE "form_consents" c SET "email_key" = m."email_key" FROM "mailing_list_members" m WHERE m."website_id" = c."website_id" AND m."list_id" = c."list_id" AND m."email" = btrim(c."email") AND m."email_key" <> c."email_key";--> statement-breakpoint
ALTER TABLE "form_consents" ALTER COLUMN "email_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "mailing_list_members_by_state" ON "mailing_list_members" USING btree ("website_id","list_id","state","signed_up_at");--> statement-breakpoint
CREATE INDEX "mailing_list_members_tagged" ON "mailing_list_members" USING btree ("website_id","list_id") WHERE tags <> '{}';--> statement-breakpoint
CREATE INDEX "form_consents_by_address" ON "form_consents" USING btree ("website_id","list","email_key");--> statement-breakpoint
CREATE INDEX "form_consents_by_member" ON "form_consents" USING btree ("website_id","email_key","list_id");