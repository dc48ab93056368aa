CREATE TABLE "assets" (
	"website_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"extension" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"frames" integer NOT NULL,
	"color_data" jsonb,
	"focal_point" jsonb NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "assets_website_id_asset_id_pk" PRIMARY KEY("website_id","asset_id")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_by_kind" ON "assets" USING btree ("website_id","kind","asset_id");--> statement-breakpoint
CREATE INDEX "assets_in_trash" ON "assets" USING btree ("trashed_at") WHERE "assets"."trashed_at" is not null;