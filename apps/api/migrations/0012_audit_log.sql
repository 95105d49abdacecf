CREATE SEQUENCE "public"."chintai_bukken_no" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1900000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."tatemono_no" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 29000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"audit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone NOT NULL,
	"user_type" text NOT NULL,
	"tenpo_no" text,
	"syain_no" text,
	"via" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_resource" ON "audit_log" USING btree ("resource","resource_id","audit_id");