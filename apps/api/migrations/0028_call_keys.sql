CREATE TABLE "call_keys" (
	"owner" text NOT NULL,
	"call_key" uuid NOT NULL,
	"call_hash" text NOT NULL,
	"status" smallint,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_keys_owner_call_key_pk" PRIMARY KEY("owner","call_key")
);
--> statement-breakpoint
CREATE INDEX "call_keys_created_at" ON "call_keys" USING btree ("created_at");