CREATE TABLE "staff_challenges" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"syain_no" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_codes" (
	"syain_no" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"syain_no" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"syain_no" text NOT NULL,
	"tenpo_no" text NOT NULL,
	"user_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staffs" DROP CONSTRAINT "staffs_email_unique";--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_syain_no_staffs_syain_no_fk" FOREIGN KEY ("syain_no") REFERENCES "public"."staffs"("syain_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_codes" ADD CONSTRAINT "staff_codes_syain_no_staffs_syain_no_fk" FOREIGN KEY ("syain_no") REFERENCES "public"."staffs"("syain_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_syain_no_staffs_syain_no_fk" FOREIGN KEY ("syain_no") REFERENCES "public"."staffs"("syain_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_syain_no_staffs_syain_no_fk" FOREIGN KEY ("syain_no") REFERENCES "public"."staffs"("syain_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_passkeys_syain_no" ON "staff_passkeys" USING btree ("syain_no");--> statement-breakpoint
CREATE INDEX "staff_sessions_syain_no" ON "staff_sessions" USING btree ("syain_no");--> statement-breakpoint
-- Of several people whose addresses differ in case alone, the one with the lowest syain_no keeps it.
UPDATE "staffs" SET "email" = NULL WHERE EXISTS (
	SELECT 1 FROM "staffs" "other"
	WHERE lower("other"."email") = lower("staffs"."email") AND "other"."syain_no" < "staffs"."syain_no"
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staffs_email" ON "staffs" USING btree (lower("email"));