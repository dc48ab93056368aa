CREATE TABLE "comment_settings" (
	"website_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "comment_settings_website_id_pk" PRIMARY KEY("website_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"website_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"item_id" text NOT NULL,
	"parent_id" text,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_website_id_comment_id_pk" PRIMARY KEY("website_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "item_likes" (
	"website_id" text NOT NULL,
	"item_id" text NOT NULL,
	"voter" text NOT NULL,
	CONSTRAINT "item_likes_website_id_item_id_voter_pk" PRIMARY KEY("website_id","item_id","voter")
);
--> statement-breakpoint
CREATE TABLE "document_revisions" (
	"website_id" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "document_revisions_website_id_kind_document_id_revision_pk" PRIMARY KEY("website_id","kind","document_id","revision")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"website_id" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer,
	"has_changes" boolean DEFAULT true NOT NULL,
	"unique_key" text,
	"parent_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "documents_website_id_kind_document_id_pk" PRIMARY KEY("website_id","kind","document_id")
);
--> statement-breakpoint
CREATE TABLE "site_documents" (
	"website_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "site_documents_website_id_kind_pk" PRIMARY KEY("website_id","kind")
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"website_id" text NOT NULL,
	"author_id" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "authors_website_id_author_id_pk" PRIMARY KEY("website_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "item_terms" (
	"website_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "item_terms_website_id_collection_id_kind_term_item_id_pk" PRIMARY KEY("website_id","collection_id","kind","term","item_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"website_id" text NOT NULL,
	"item_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"url_id" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"publish_on" timestamp with time zone NOT NULL,
	"visible_from" timestamp with time zone,
	"is_trashed" boolean DEFAULT false NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	"display_index" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search" "tsvector",
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_website_id_item_id_pk" PRIMARY KEY("website_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "page_passwords" (
	"website_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "page_passwords_website_id_collection_id_pk" PRIMARY KEY("website_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "term_counts" (
	"website_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "term_counts_website_id_collection_id_kind_term_pk" PRIMARY KEY("website_id","collection_id","kind","term")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"website_id" text NOT NULL,
	"position" integer NOT NULL,
	"from_path" text NOT NULL,
	"to_url" text NOT NULL,
	"status" integer NOT NULL,
	CONSTRAINT "redirects_website_id_position_pk" PRIMARY KEY("website_id","position")
);
--> statement-breakpoint
DROP INDEX "collections_by_url";--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "permission" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "ordering" text DEFAULT 'chronological' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "page_size" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "visible_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "is_trashed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "item_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "outline" jsonb;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_settings" ADD CONSTRAINT "comment_settings_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_likes" ADD CONSTRAINT "item_likes_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_documents" ADD CONSTRAINT "site_documents_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_terms" ADD CONSTRAINT "item_terms_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_passwords" ADD CONSTRAINT "page_passwords_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_counts" ADD CONSTRAINT "term_counts_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_by_item" ON "comments" USING btree ("website_id","item_id","state","comment_id");--> statement-breakpoint
CREATE INDEX "comments_by_state" ON "comments" USING btree ("website_id","state","comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_by_unique_key" ON "documents" USING btree ("website_id","kind","unique_key") WHERE "documents"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "documents_by_parent" ON "documents" USING btree ("website_id","kind","parent_id","document_id");--> statement-breakpoint
CREATE INDEX "documents_by_trash" ON "documents" USING btree ("trashed_at") WHERE "documents"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "item_terms_by_item" ON "item_terms" USING btree ("website_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_by_url" ON "items" USING btree ("website_id","collection_id","url_id") WHERE not "items"."is_trashed";--> statement-breakpoint
CREATE INDEX "items_by_time" ON "items" USING btree ("website_id","collection_id","publish_on" DESC NULLS LAST,"item_id" DESC NULLS LAST) WHERE "items"."visible_from" is not null;--> statement-breakpoint
CREATE INDEX "items_by_place" ON "items" USING btree ("website_id","collection_id","display_index","item_id") WHERE "items"."visible_from" is not null;--> statement-breakpoint
CREATE INDEX "items_by_start" ON "items" USING btree ("website_id","collection_id","starts_at","item_id") WHERE "items"."visible_from" is not null;--> statement-breakpoint
CREATE INDEX "items_by_title" ON "items" USING btree ("website_id","collection_id","title","item_id") WHERE "items"."visible_from" is not null;--> statement-breakpoint
CREATE INDEX "items_starred" ON "items" USING btree ("website_id","collection_id","publish_on" DESC NULLS LAST) WHERE "items"."is_starred" and "items"."visible_from" is not null;--> statement-breakpoint
CREATE INDEX "items_scheduled" ON "items" USING btree ("publish_on") WHERE "items"."status" = 'scheduled' and not "items"."is_trashed";--> statement-breakpoint
CREATE INDEX "items_by_search" ON "items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "collections_by_parent" ON "collections" USING btree ("website_id","parent_id");--> statement-breakpoint
CREATE INDEX "collections_home" ON "collections" USING btree ("website_id") WHERE "collections"."is_homepage";--> statement-breakpoint
CREATE INDEX "collections_by_search" ON "collections" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_by_url" ON "collections" USING btree ("website_id","url_id") WHERE not "collections"."is_trashed";--> statement-breakpoint
-- Pages made before documents become published documents; their places become the site's navigation.
UPDATE "collections" SET "visible_from" = to_timestamp(0), "content" = jsonb_strip_nulls(jsonb_build_object(
	'id', "collection_id", 'urlId', "url_id", 'title', "title", 'status', 'published', 'type', "type",
	'typeName', "type_name", 'regionName', "region_name", 'isHomepage', "is_homepage",
	'description', "description", 'seo', "seo"));--> statement-breakpoint
UPDATE "collections" SET "outline" = "content";--> statement-breakpoint
ALTER TABLE "collections" ALTER COLUMN "outline" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ALTER COLUMN "content" SET NOT NULL;--> statement-breakpoint
INSERT INTO "documents" ("website_id", "kind", "document_id", "draft", "revision", "published_revision", "has_changes", "unique_key", "created_at", "updated_at", "updated_by")
	SELECT "website_id", 'collection', "collection_id", "content", 1, 1, false, "url_id", "updated_at", "updated_at", '' FROM "collections";--> statement-breakpoint
INSERT INTO "site_documents" ("website_id", "kind", "content")
	SELECT "website_id", 'navigation', jsonb_object_agg("navigation", "links") FROM (
		SELECT "website_id", "navigation", jsonb_agg(jsonb_build_object('collectionId', "collection_id") ORDER BY "position") AS "links"
		FROM "collections" GROUP BY "website_id", "navigation") AS "groups" GROUP BY "website_id";--> statement-breakpoint
INSERT INTO "documents" ("website_id", "kind", "document_id", "draft", "revision", "published_revision", "has_changes", "created_at", "updated_at", "updated_by")
	SELECT "website_id", "kind", 'site', "content", 1, 1, false, now(), now(), '' FROM "site_documents";--> statement-breakpoint
INSERT INTO "documents" ("website_id", "kind", "document_id", "draft", "revision", "published_revision", "has_changes", "created_at", "updated_at", "updated_by")
	SELECT "website_id", 'template', "path", jsonb_build_object('text', convert_from("content", 'UTF8')), 1, 1, false, now(), now(), '' FROM "template_files";--> statement-breakpoint
INSERT INTO "document_revisions" ("website_id", "kind", "document_id", "revision", "content", "published_at", "published_by")
	SELECT "website_id", "kind", "document_id", 1, "draft", "updated_at", '' FROM "documents";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "description";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "type_name";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "region_name";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "navigation";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "seo";