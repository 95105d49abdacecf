-- The floor plans of the demo were drawings; now they are pictures, named without a file type.
UPDATE "chintai_rooms" SET "photos" = regexp_replace("photos"::text, '(/media/floorplan/[a-z0-9-]+)\.svg"', '\1"', 'g')::jsonb
WHERE "photos"::text LIKE '%/media/floorplan/%.svg"%';
--> statement-breakpoint
UPDATE "baibai_rooms" SET "photos" = regexp_replace("photos"::text, '(/media/floorplan/[a-z0-9-]+)\.svg"', '\1"', 'g')::jsonb
WHERE "photos"::text LIKE '%/media/floorplan/%.svg"%';
