CREATE TABLE "search_words" (
	"website_id" text NOT NULL,
	"word" text NOT NULL,
	"deletions" text[] NOT NULL,
	CONSTRAINT "search_words_website_id_word_pk" PRIMARY KEY("website_id","word")
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "search_names" "tsvector";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search_names" "tsvector";--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "items" i SET "search_names" = array_to_tsvector(array['site:' || i."website_id"]) || to_tsvector('simple', regexp_replace(lower(regexp_replace(normalize(concat_ws(' ', i."title", (select string_agg(t, ' ') from jsonb_array_elements_text(coalesce(i."content" -> 'tags', '[]') || coalesce(i."content" -> 'categories', '[]')) t), (select string_agg(v."sku", ' ') from "product_variants" v where v."website_id" = i."website_id" and v."item_id" = i."item_id")), NFKD), U&'[\0300-\036F]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
UPDATE "collections" c SET "search_names" = array_to_tsvector(array['site:' || c."website_id"]) || to_tsvector('simple', regexp_replace(lower(regexp_replace(normalize(coalesce(c."content" ->> 'title', ''), NFKD), U&'[\0300-\036F]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
INSERT INTO "search_words" ("website_id", "word", "deletions") SELECT w.website_id, w.word, array(select distinct d from (select w.word as d union all select overlay(w.word placing '' from g for 1) from generate_series(1, length(w.word)) g) x) FROM (select distinct i."website_id" as website_id, m[1] as word from "items" i cross join regexp_matches(lower(regexp_replace(normalize(i."title", NFKD), U&'[\0300-\036F]', '', 'g')), '[[:alpha:]]+', 'g') m union select distinct c."website_id", m[1] from "collections" c cross join regexp_matches(lower(regexp_replace(normalize(coalesce(c."content" ->> 'title', ''), NFKD), U&'[\0300-\036F]', '', 'g')), '[[:alpha:]]+', 'g') m) w WHERE length(w.word) between 3 and 24;--> statement-breakpoint
CREATE INDEX "search_words_by_deletions" ON "search_words" USING gin ("deletions");--> statement-breakpoint
CREATE INDEX "collections_by_names" ON "collections" USING gin ("search_names");--> statement-breakpoint
CREATE INDEX "items_by_names" ON "items" USING gin ("search_names");