CREATE TABLE "home_views" (
	"day" date NOT NULL,
	"site_type" text NOT NULL,
	"bukken_no" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "home_views_day_site_type_bukken_no_pk" PRIMARY KEY("day","site_type","bukken_no")
);
