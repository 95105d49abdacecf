CREATE TABLE "blocked_times" (
	"blocked_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_times_blocked_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenpo_no" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_tenpo_no_shops_tenpo_no_fk" FOREIGN KEY ("tenpo_no") REFERENCES "public"."shops"("tenpo_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_times_tenpo_no" ON "blocked_times" USING btree ("tenpo_no","end_at");