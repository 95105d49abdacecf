CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"phrase" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "missed_searches_day_site_phrase_pk" PRIMARY KEY("day","site","phrase")
);
