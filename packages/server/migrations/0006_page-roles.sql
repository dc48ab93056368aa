ALTER TABLE "collections" ADD COLUMN "role" text;--> statement-breakpoint
CREATE INDEX "collections_by_role" ON "collections" USING btree ("website_id","role") WHERE "collections"."role" is not null;