ALTER TABLE "mail_outbox" ADD COLUMN "sealed_link" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "keeps_link" boolean DEFAULT false NOT NULL;