CREATE TABLE "reservations" (
	"receipt_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"tenpo_no" text,
	"content_id" integer,
	"session_no" smallint,
	"people" smallint NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
