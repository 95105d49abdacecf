-- Worth nothing after a crash, so that it needs no write-ahead log.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "retention_night" (
	"id" smallint PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "receipt_no" text;--> statement-breakpoint
CREATE INDEX "inquiries_personal" ON "inquiries" USING btree ("created_at") WHERE anonymised_at is null;--> statement-breakpoint
CREATE INDEX "outbox_undelivered" ON "outbox" USING btree ("receipt_no") WHERE delivered_at is null;--> statement-breakpoint
INSERT INTO "retention_night" VALUES (1, current_date);--> statement-breakpoint
UPDATE "outbox" SET "receipt_no" = substring("payload" ->> 'subject' from 'K[0-9]{4}-[0-9]{6,}') WHERE delivered_at is null;
