CREATE TABLE "listing_news" (
	"news_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_news_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"bukken_no" text NOT NULL,
	"price_before" bigint,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_states" (
	"site" text NOT NULL,
	"bukken_no" text NOT NULL,
	"price" bigint NOT NULL,
	"gone_on" date,
	CONSTRAINT "listing_states_site_bukken_no_pk" PRIMARY KEY("site","bukken_no")
);
--> statement-breakpoint
CREATE TABLE "mailmagazine_searches" (
	"email" text NOT NULL,
	"search" text NOT NULL,
	"is_magazine" boolean NOT NULL,
	"since_news" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailmagazine_searches_email_search_pk" PRIMARY KEY("email","search")
);
--> statement-breakpoint
ALTER TABLE "mailmagazine_requests" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "mailmagazine_requests" ADD COLUMN "is_magazine" boolean NOT NULL DEFAULT true;--> statement-breakpoint
ALTER TABLE "mailmagazine_requests" ALTER COLUMN "is_magazine" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mailmagazine_requests" ADD COLUMN "frequency" text DEFAULT 'daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailmagazine_subscribers" ADD COLUMN "frequency" text DEFAULT 'daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailmagazine_subscribers" ADD COLUMN "seen_news" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailmagazine_subscribers" ADD COLUMN "told_on" date;--> statement-breakpoint
ALTER TABLE "mailmagazine_searches" ADD CONSTRAINT "mailmagazine_searches_email_mailmagazine_subscribers_email_fk" FOREIGN KEY ("email") REFERENCES "public"."mailmagazine_subscribers"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_news_seen_at" ON "listing_news" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "mailmagazine_subscribers_seen" ON "mailmagazine_subscribers" USING btree ("seen_news");--> statement-breakpoint
-- What the form of the magazine asked for becomes the address of a search.
CREATE FUNCTION pg_temp.magazine_search(conditions jsonb) RETURNS text LANGUAGE sql AS $$
	SELECT '/baibai/search' || coalesce('?' || string_agg(key || '=' || item, '&'), '')
	FROM jsonb_each(conditions) AS asked(key, value),
		jsonb_array_elements_text(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE jsonb_build_array(value) END) AS item
	WHERE item <> ''
$$;--> statement-breakpoint
UPDATE "mailmagazine_requests" SET "search" = pg_temp.magazine_search("conditions") WHERE "mode" = 'subscribe';--> statement-breakpoint
INSERT INTO "mailmagazine_searches" ("email", "search", "is_magazine", "since_news", "created_at")
	SELECT "email", pg_temp.magazine_search("conditions"), true, 0, "confirmed_at" FROM "mailmagazine_subscribers";--> statement-breakpoint
ALTER TABLE "mailmagazine_requests" DROP COLUMN "conditions";--> statement-breakpoint
ALTER TABLE "mailmagazine_subscribers" DROP COLUMN "conditions";