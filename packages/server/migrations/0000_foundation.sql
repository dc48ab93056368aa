CREATE TABLE "activity" (
	"website_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"account_id" text NOT NULL,
	"who" text NOT NULL,
	"call" text NOT NULL,
	"subject" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "activity_website_id_activity_id_pk" PRIMARY KEY("website_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "contributor_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"website_id" text NOT NULL,
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contributor_sessions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "contributors" (
	"website_id" text NOT NULL,
	"account_id" text NOT NULL,
	"roles" integer[] NOT NULL,
	CONSTRAINT "contributors_website_id_account_id_pk" PRIMARY KEY("website_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"website_id" text NOT NULL,
	"invitation_id" text NOT NULL,
	"email" text NOT NULL,
	"roles" integer[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_website_id_invitation_id_pk" PRIMARY KEY("website_id","invitation_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"scope" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_schedules" (
	"kind" text PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"leased_by" text,
	"lease_until" timestamp with time zone,
	"last_error" text,
	"progress" jsonb,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_state_known" CHECK ("jobs"."state" in ('waiting', 'running', 'done', 'dead')),
	CONSTRAINT "jobs_running_is_leased" CHECK (("jobs"."state" = 'running') = ("jobs"."lease_until" is not null)),
	CONSTRAINT "jobs_finished_has_time" CHECK (("jobs"."state" in ('done', 'dead')) = ("jobs"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"to_address" text NOT NULL,
	"from_name" text,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"erase_when_sent" boolean DEFAULT false NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_state_known" CHECK ("mail_outbox"."state" in ('queued', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"website_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"url_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" integer NOT NULL,
	"type_name" text NOT NULL,
	"region_name" text DEFAULT 'default' NOT NULL,
	"is_homepage" boolean DEFAULT false NOT NULL,
	"navigation" text NOT NULL,
	"position" integer NOT NULL,
	"seo" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_website_id_collection_id_pk" PRIMARY KEY("website_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_versions" (
	"website_id" text NOT NULL,
	"subject" text NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "subject_versions_website_id_subject_pk" PRIMARY KEY("website_id","subject")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"website_id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"settings" jsonb NOT NULL,
	"settings_revision" bigint DEFAULT 1 NOT NULL,
	"content_version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "websites_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "template_files" (
	"website_id" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "template_files_website_id_path_pk" PRIMARY KEY("website_id","path")
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributor_sessions" ADD CONSTRAINT "contributor_sessions_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributor_sessions" ADD CONSTRAINT "contributor_sessions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributors" ADD CONSTRAINT "contributors_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributors" ADD CONSTRAINT "contributors_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_versions" ADD CONSTRAINT "subject_versions_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_files" ADD CONSTRAINT "template_files_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_by_subject" ON "activity" USING btree ("website_id","subject");--> statement-breakpoint
CREATE INDEX "contributor_sessions_by_account" ON "contributor_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contributor_sessions_by_expiry" ON "contributor_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contributors_by_account" ON "contributors" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_email" ON "invitations" USING btree ("website_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_token" ON "invitations" USING btree ("website_id","token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_by_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rate_limits_by_reset" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree (coalesce("lease_until", "run_at")) WHERE "jobs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_unfinished" ON "jobs" USING btree ("kind",coalesce("website_id", ''),"dedupe_key") WHERE "jobs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_by_website" ON "mail_outbox" USING btree ("website_id","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_settled" ON "mail_outbox" USING btree ("settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_by_url" ON "collections" USING btree ("website_id","url_id");--> statement-breakpoint
CREATE INDEX "hosts_by_website" ON "hosts" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "subject_versions_by_version" ON "subject_versions" USING btree ("website_id","version");