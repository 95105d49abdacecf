CREATE TABLE "staff_filters" (
	"filter_id" uuid PRIMARY KEY NOT NULL,
	"syain_no" text NOT NULL,
	"site_type" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "missed_searches" ADD COLUMN "kind" text DEFAULT 'words' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_filters" ADD CONSTRAINT "staff_filters_syain_no_staffs_syain_no_fk" FOREIGN KEY ("syain_no") REFERENCES "public"."staffs"("syain_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_filters_syain_no" ON "staff_filters" USING btree ("syain_no","created_at");