ALTER TABLE "subject_versions" RENAME TO "cache_tag_versions";--> statement-breakpoint
ALTER TABLE "cache_tag_versions" RENAME COLUMN "subject" TO "tag";--> statement-breakpoint
ALTER TABLE "cache_tag_versions" RENAME CONSTRAINT "subject_versions_website_id_subject_pk" TO "cache_tag_versions_website_id_tag_pk";--> statement-breakpoint
ALTER TABLE "cache_tag_versions" RENAME CONSTRAINT "subject_versions_website_id_websites_website_id_fk" TO "cache_tag_versions_website_id_websites_website_id_fk";--> statement-breakpoint
ALTER INDEX "subject_versions_by_version" RENAME TO "cache_tag_versions_by_version";