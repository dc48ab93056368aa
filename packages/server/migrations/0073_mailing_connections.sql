CREATE TABLE "mailing_connected_lists" (
	"website_id" text NOT NULL,
	"list_id" text NOT NULL,
	"service" text NOT NULL,
	"remote_list_id" text NOT NULL,
	"remote_list_name" text NOT NULL,
	"is_remote_double_opt_in" boolean NOT NULL,
	"received_until" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailing_connected_lists_website_id_list_id_pk" PRIMARY KEY("website_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_sent_members" (
	"website_id" text NOT NULL,
	"list_id" text NOT NULL,
	"member_id" text NOT NULL,
	"email_hash" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"tags" text[] NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	CONSTRAINT "mailing_sent_members_website_id_list_id_member_id_pk" PRIMARY KEY("website_id","list_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "mailing_connected_lists" ADD CONSTRAINT "mailing_connected_lists_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_sent_members" ADD CONSTRAINT "mailing_sent_members_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_connections" DROP COLUMN "list_id";--> statement-breakpoint
ALTER TABLE "mailing_connections" DROP COLUMN "remote_list_id";--> statement-breakpoint
ALTER TABLE "mailing_connections" DROP COLUMN "remote_list_name";--> statement-breakpoint
ALTER TABLE "mailing_connections" DROP COLUMN "sent_until";--> statement-breakpoint
ALTER TABLE "mailing_connections" DROP COLUMN "sent_count";--> statement-breakpoint
ALTER TABLE "mailing_connections" DROP COLUMN "fault";