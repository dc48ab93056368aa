CREATE TABLE "captcha_settings" (
	"website_id" text NOT NULL,
	"type" text NOT NULL,
	"site_key" text NOT NULL,
	"sealed_secret" text,
	CONSTRAINT "captcha_settings_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "form_consents" (
	"website_id" text NOT NULL,
	"consent_id" text NOT NULL,
	"email" text NOT NULL,
	"list" text NOT NULL,
	"text" text NOT NULL,
	"form_id" text NOT NULL,
	"form_revision" integer NOT NULL,
	"submission_id" text NOT NULL,
	"page_path" text DEFAULT '' NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_consents_website_id_consent_id_pk" PRIMARY KEY("website_id","consent_id")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"website_id" text NOT NULL,
	"submission_id" text NOT NULL,
	"form_id" text NOT NULL,
	"form_revision" integer NOT NULL,
	"form_name" text NOT NULL,
	"state" text NOT NULL,
	"spam_reason" text,
	"key_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"answers" jsonb NOT NULL,
	"sender" text,
	"search_text" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"page_id" text DEFAULT '' NOT NULL,
	"page_title" text DEFAULT '' NOT NULL,
	"page_path" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "form_submissions_website_id_submission_id_pk" PRIMARY KEY("website_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "form_uploads" (
	"website_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"form_id" text NOT NULL,
	"field_id" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"submission_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_uploads_website_id_upload_id_pk" PRIMARY KEY("website_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"website_id" text NOT NULL,
	"form_id" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "forms_website_id_form_id_pk" PRIMARY KEY("website_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "captcha_settings" ADD CONSTRAINT "captcha_settings_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_consents" ADD CONSTRAINT "form_consents_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_consents_by_email" ON "form_consents" USING btree ("website_id","list","email");--> statement-breakpoint
CREATE INDEX "form_consents_by_submission" ON "form_consents" USING btree ("website_id","submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_by_key" ON "form_submissions" USING btree ("website_id","key_hash");--> statement-breakpoint
CREATE INDEX "form_submissions_by_state" ON "form_submissions" USING btree ("website_id","state","submission_id");--> statement-breakpoint
CREATE INDEX "form_submissions_by_form" ON "form_submissions" USING btree ("website_id","form_id","state","submission_id");--> statement-breakpoint
CREATE INDEX "form_uploads_by_submission" ON "form_uploads" USING btree ("website_id","submission_id");--> statement-breakpoint
CREATE INDEX "form_uploads_by_time" ON "form_uploads" USING btree ("created_at");