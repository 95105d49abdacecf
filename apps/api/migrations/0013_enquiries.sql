ALTER TABLE "inquiries" ADD COLUMN "syain_no" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "inquiry_emails" text[] DEFAULT '{}' NOT NULL;