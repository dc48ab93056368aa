DROP INDEX "form_consents_by_email";--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "form_consents_by_address" ON "form_consents" USING btree ("website_id","list",lower(email));--> statement-breakpoint
CREATE INDEX "form_consents_by_time" ON "form_consents" USING btree ("website_id","given_at","consent_id");--> statement-breakpoint
CREATE INDEX "form_submissions_unread" ON "form_submissions" USING btree ("website_id","state","form_id","submission_id") WHERE is_unread;