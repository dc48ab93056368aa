ALTER TABLE "form_submissions" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "opt_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "form_submissions_by_expiry" ON "form_submissions" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_by_trash" ON "form_submissions" USING btree ("trashed_at") WHERE trashed_at is not null;