ALTER TABLE "mailmagazine_requests" ALTER COLUMN "frequency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mailmagazine_requests" ALTER COLUMN "frequency" DROP NOT NULL;