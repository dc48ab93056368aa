ALTER TABLE "comments" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "website" text;