CREATE TABLE "postal_codes" (
	"zip" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"town" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_city_code_cities_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."cities"("city_code") ON DELETE no action ON UPDATE no action;