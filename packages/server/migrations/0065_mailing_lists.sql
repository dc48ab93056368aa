CREATE TABLE "mailing_list_members" (
	"website_id" text NOT NULL,
	"member_id" text NOT NULL,
	"list_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"public_origin" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"state_at" timestamp with time zone NOT NULL,
	"confirmation_mails" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mailing_list_members_website_id_member_id_pk" PRIMARY KEY("website_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_lists" (
	"website_id" text NOT NULL,
	"list_id" text NOT NULL,
	"name" text NOT NULL,
	"name_keys" text[] NOT NULL,
	"is_double_opt_in" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mailing_lists_website_id_list_id_pk" PRIMARY KEY("website_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_segments" (
	"website_id" text NOT NULL,
	"segment_id" text NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mailing_segments_website_id_segment_id_pk" PRIMARY KEY("website_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_suppressions" (
	"website_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "mailing_suppressions_website_id_address_hash_pk" PRIMARY KEY("website_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "form_consents" ADD COLUMN "list_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_consents" ADD COLUMN "source" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailing_list_members" ADD CONSTRAINT "mailing_list_members_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_lists" ADD CONSTRAINT "mailing_lists_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_segments" ADD CONSTRAINT "mailing_segments_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_suppressions" ADD CONSTRAINT "mailing_suppressions_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_list_members_by_address" ON "mailing_list_members" USING btree ("website_id","list_id","email_key");--> statement-breakpoint
CREATE INDEX "mailing_list_members_by_email" ON "mailing_list_members" USING btree ("website_id","email_key");--> statement-breakpoint
CREATE INDEX "mailing_list_members_by_time" ON "mailing_list_members" USING btree ("website_id","list_id","member_id");--> statement-breakpoint
CREATE INDEX "mailing_list_members_subscribed" ON "mailing_list_members" USING btree ("website_id","email_key","list_id") WHERE state = 'subscribed';--> statement-breakpoint
CREATE INDEX "mailing_list_members_pending" ON "mailing_list_members" USING btree ("state_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_lists_by_name" ON "mailing_lists" USING btree ("website_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_segments_by_name" ON "mailing_segments" USING btree ("website_id",lower(name));--> statement-breakpoint
CREATE INDEX "form_consents_by_member" ON "form_consents" USING btree ("website_id",lower(email),"list_id");--> statement-breakpoint
-- A mailing list was a name in consents: each becomes a list, without confirmation as it was, and each address a member of it.
INSERT INTO "mailing_lists" ("website_id", "list_id", "name", "name_keys", "is_double_opt_in", "created_at")
SELECT "website_id",
	lpad(to_hex(floor(extract(epoch FROM min("given_at")))::bigint), 8, '0') || substr(md5("website_id" || lower("list")), 1, 16),
	min("list"),
	array_agg(DISTINCT lower(regexp_replace(btrim("list"), '\s+', ' ', 'g'))), false, min("given_at")
FROM "form_consents" GROUP BY "website_id", lower("list");--> statement-breakpoint
UPDATE "form_consents" c SET "list_id" = l."list_id",
	"source" = CASE WHEN c."form_revision" = 0 THEN 'restock' ELSE 'form' END
FROM "mailing_lists" l WHERE l."website_id" = c."website_id" AND lower(l."name") = lower(c."list");--> statement-breakpoint
INSERT INTO "mailing_list_members" ("website_id", "member_id", "list_id", "email", "email_key", "state", "source",
	"language", "signed_up_at", "state_at")
SELECT DISTINCT ON (c."website_id", c."list_id", lower(c."email")) c."website_id",
	lpad(to_hex(floor(extract(epoch FROM c."given_at"))::bigint), 8, '0') || substr(md5(c."website_id" || c."list_id" || lower(c."email")), 1, 16),
	c."list_id", c."email", lower(c."email"), CASE WHEN c."ended_at" IS NULL THEN 'subscribed' ELSE 'unsubscribed' END,
	c."source", coalesce(w."settings" ->> 'language', 'en'), c."given_at", coalesce(c."ended_at", c."given_at")
FROM "form_consents" c JOIN "websites" w ON w."website_id" = c."website_id"
ORDER BY c."website_id", c."list_id", lower(c."email"), c."given_at" DESC, c."consent_id" DESC;
