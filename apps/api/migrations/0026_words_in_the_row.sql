-- The words of a listing stay in its row: out of line they were fetched one by one, and a word that
-- the staff look for is tried on all of them. Rows that are there already move when they are written.
ALTER TABLE "chintai_rooms" ALTER COLUMN "search_text" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "baibai_rooms" ALTER COLUMN "search_text" SET STORAGE MAIN;
