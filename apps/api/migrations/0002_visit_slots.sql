CREATE TABLE "visit_slots" (
	"tenpo_no" text NOT NULL,
	"visit_date" date NOT NULL,
	"visit_time" text NOT NULL,
	"booked_count" smallint NOT NULL,
	CONSTRAINT "visit_slots_tenpo_no_visit_date_visit_time_pk" PRIMARY KEY("tenpo_no","visit_date","visit_time")
);
--> statement-breakpoint
ALTER TABLE "visit_slots" ADD CONSTRAINT "visit_slots_tenpo_no_shops_tenpo_no_fk" FOREIGN KEY ("tenpo_no") REFERENCES "public"."shops"("tenpo_no") ON DELETE no action ON UPDATE no action;