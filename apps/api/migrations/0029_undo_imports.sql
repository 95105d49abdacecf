CREATE TABLE "imported_before" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_before_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "imported_before" ADD CONSTRAINT "imported_before_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_before_import_id" ON "imported_before" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "imported_before_resource" ON "imported_before" USING btree ("resource","resource_id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undoes_imports_import_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."imports"("import_id") ON DELETE cascade ON UPDATE no action;