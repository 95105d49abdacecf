CREATE TABLE "demo_data" (
	"seeded_at" timestamp with time zone NOT NULL,
	"dates_of" date NOT NULL,
	"rooms" integer NOT NULL
);
