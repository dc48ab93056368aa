ALTER TABLE "form_submissions" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "opt_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "form_submissions_by_expiry" ON "form_submissions" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_by_trash" ON "form_submissions" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
UPDATE "form_submissions" s SET "expires_at" = s."submitted_at" + make_interval(hours => 24 * (r."content" ->> 'retentionDays')::int)
	FROM "documents" d JOIN "document_revisions" r ON r."website_id" = d."website_id" AND r."kind" = d."kind" AND r."document_id" = d."document_id" AND r."revision" = d."published_revision"
	WHERE d."website_id" = s."website_id" AND d."kind" = 'form' AND d."document_id" = s."form_id" AND r."content" ->> 'retentionDays' IS NOT NULL;
