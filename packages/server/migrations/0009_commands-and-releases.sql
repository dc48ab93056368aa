CREATE TABLE "document_commands" (
	"website_id" text NOT NULL,
	"account_id" text NOT NULL,
	"command_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"documents" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "document_commands_website_id_account_id_command_id_pk" PRIMARY KEY("website_id","account_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "document_journals" (
	"website_id" text NOT NULL,
	"account_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "document_journals_website_id_account_id_pk" PRIMARY KEY("website_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "document_presence" (
	"website_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"name" text NOT NULL,
	"block_id" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_presence_website_id_account_id_kind_document_id_pk" PRIMARY KEY("website_id","account_id","kind","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_release_parts" (
	"website_id" text NOT NULL,
	"release_id" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"title" text NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb,
	CONSTRAINT "document_release_parts_pk" PRIMARY KEY("website_id","release_id","kind","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_releases" (
	"website_id" text NOT NULL,
	"release_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"finished_at" timestamp with time zone,
	"fault" jsonb,
	CONSTRAINT "document_releases_website_id_release_id_pk" PRIMARY KEY("website_id","release_id")
);
--> statement-breakpoint
ALTER TABLE "document_commands" ADD CONSTRAINT "document_commands_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_commands" ADD CONSTRAINT "document_commands_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_journals" ADD CONSTRAINT "document_journals_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_journals" ADD CONSTRAINT "document_journals_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_presence" ADD CONSTRAINT "document_presence_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_presence" ADD CONSTRAINT "document_presence_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_release_parts" ADD CONSTRAINT "document_release_parts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_releases" ADD CONSTRAINT "document_releases_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_commands_by_position" ON "document_commands" USING btree ("website_id","account_id","position");--> statement-breakpoint
CREATE INDEX "document_commands_by_time" ON "document_commands" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "document_presence_by_time" ON "document_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "document_releases_by_time" ON "document_releases" USING btree ("website_id","publish_at");--> statement-breakpoint
CREATE INDEX "documents_by_changes" ON "documents" USING btree ("website_id","updated_at") WHERE "documents"."has_changes" and "documents"."trashed_at" is null;