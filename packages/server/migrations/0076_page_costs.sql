CREATE TABLE "page_costs" (
	"website_id" text NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"builds" integer NOT NULL,
	"read_ms" double precision NOT NULL,
	"render_ms" double precision NOT NULL,
	"worst_read_ms" double precision NOT NULL,
	"worst_render_ms" double precision NOT NULL,
	"worst_ms" double precision NOT NULL,
	"bytes" integer NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "page_costs_website_id_day_path_kind_pk" PRIMARY KEY("website_id","day","path","kind")
);
--> statement-breakpoint
CREATE TABLE "site_loads" (
	"website_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"capability" text NOT NULL,
	"cached" integer NOT NULL,
	"built" integer NOT NULL,
	"refused" integer NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"render_ms" double precision NOT NULL,
	"statement_ms" double precision NOT NULL,
	CONSTRAINT "site_loads_website_id_since_capability_pk" PRIMARY KEY("website_id","since","capability")
);
--> statement-breakpoint
ALTER TABLE "page_costs" ADD CONSTRAINT "page_costs_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_loads" ADD CONSTRAINT "site_loads_website_id_websites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_loads_by_time" ON "site_loads" USING btree ("since");