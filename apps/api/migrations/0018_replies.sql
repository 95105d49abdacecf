DROP INDEX "outbox_undelivered";--> statement-breakpoint
DROP INDEX "inquiries_email";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "replies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_receipt_no" ON "outbox" USING btree ("receipt_no");--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower("email"));