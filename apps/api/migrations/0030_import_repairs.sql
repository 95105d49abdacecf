ALTER TABLE "import_problems" ADD COLUMN "cell" text;--> statement-breakpoint
ALTER TABLE "import_problems" ADD COLUMN "repair_rule" text;--> statement-breakpoint
ALTER TABLE "import_problems" ADD COLUMN "repair_value" text;--> statement-breakpoint
ALTER TABLE "import_problems" ADD COLUMN "is_accepted" boolean DEFAULT false NOT NULL;