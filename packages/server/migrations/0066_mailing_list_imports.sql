CREATE TABLE "mailing_connections" (
	"website_id" text NOT NULL,
	"service" text NOT NULL,
	"sealed_key" text NOT NULL,
	"account_name" text NOT NULL,
	"list_id" text DEFAULT '' NOT NULL,
	"remote_list_id" text DEFAULT '' NOT NULL,
	"remote_list_name" text DEFAULT '' NOT NULL,
	"sent_until" timestamp with time zone,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailing_connections_website_id_service_pk" PRIMARY KEY("website_id","service")
);
--> statement-breakpoint
CREATE TABLE "mailing_list_imports" (
	"website_id" text NOT NULL,
	"import_id" text NOT NULL,
	"list_id" text NOT NULL,
	"filename" text NOT NULL,
	"proof" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mailing_list_imports_website_id_import_id_pk" PRIMARY KEY("website_id","import_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_report_secrets" (
	"website_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailing_report_secrets_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_reports" (
	"website_id" text NOT NULL,
	"report_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailing_reports_website_id_report_id_pk" PRIMARY KEY("website_id","report_id")
);
--> statement-breakpoint
ALTER TABLE "mailing_lists" ADD COLUMN "is_for_checkout" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailing_connections" ADD CONSTRAINT "mailing_connections_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_list_imports" ADD CONSTRAINT "mailing_list_imports_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_report_secrets" ADD CONSTRAINT "mailing_report_secrets_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_reports" ADD CONSTRAINT "mailing_reports_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_lists_for_checkout" ON "mailing_lists" USING btree ("website_id") WHERE is_for_checkout;