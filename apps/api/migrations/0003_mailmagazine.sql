CREATE TABLE "mailmagazine_requests" (
	"token" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"conditions" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailmagazine_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text,
	"conditions" jsonb NOT NULL,
	"unsubscribe_token" uuid NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailmagazine_subscribers_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
