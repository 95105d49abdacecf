DROP INDEX "chintai_rooms_search_grams";--> statement-breakpoint
ALTER TABLE "chintai_rooms" DROP COLUMN "search_grams";