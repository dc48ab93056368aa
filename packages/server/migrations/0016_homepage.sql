DROP INDEX "collections_home";--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "homepage_id" text;--> statement-breakpoint
UPDATE "websites" w SET "homepage_id" = c."collection_id" FROM "collections" c WHERE c."website_id" = w."website_id" AND c."is_homepage" AND NOT c."is_trashed";--> statement-breakpoint
UPDATE "websites" w SET "homepage_id" = (SELECT c."collection_id" FROM "collections" c WHERE c."website_id" = w."website_id" AND NOT c."is_trashed" AND c."visible_from" <= now() AND c."role" IS NULL AND c."content" -> 'isFolder' IS DISTINCT FROM 'true' ORDER BY c."url_id" = 'home' DESC, c."collection_id" LIMIT 1) WHERE w."homepage_id" IS NULL;--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "is_homepage";--> statement-breakpoint
UPDATE "collections" SET "content" = "content" - 'isHomepage', "outline" = "outline" - 'isHomepage' WHERE "content" ? 'isHomepage' OR "outline" ? 'isHomepage';--> statement-breakpoint
UPDATE "document_revisions" SET "content" = "content" - 'isHomepage' WHERE "kind" = 'collection' AND "content" ? 'isHomepage';--> statement-breakpoint
UPDATE "document_release_parts" SET "content" = "content" - 'isHomepage' WHERE "kind" = 'collection' AND "content" ? 'isHomepage';--> statement-breakpoint
UPDATE "documents" SET "draft" = "draft" - 'isHomepage' WHERE "kind" = 'collection' AND "draft" ? 'isHomepage';--> statement-breakpoint
UPDATE "documents" d SET "has_changes" = false FROM "document_revisions" r WHERE d."kind" = 'collection' AND d."has_changes" AND r."website_id" = d."website_id" AND r."kind" = d."kind" AND r."document_id" = d."document_id" AND r."revision" = d."published_revision" AND r."content" = d."draft";
