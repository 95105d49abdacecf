-- Tells every API process which listings were written, so that it reads them into its search index:
-- `chintai 1000000001,1000000002`, or `chintai *` when there are too many for one message (8000 bytes).
create function notify_listings() returns trigger language plpgsql as $$
declare
  numbers text[];
begin
  if tg_table_name = 'tatemono' then
    select array_agg(bukken_no) into numbers from (
      select bukken_no from chintai_rooms where tm_no in (select tm_no from changed) limit 101
    ) rooms;
  else
    select array_agg(bukken_no) into numbers from (select bukken_no from changed limit 101) rooms;
  end if;
  if cardinality(numbers) > 100 then
    numbers := array['*'];
  end if;
  if numbers is not null then
    perform pg_notify('listings', tg_argv[0] || ' ' || array_to_string(numbers, ','));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger chintai_rooms_inserted after insert on chintai_rooms
  referencing new table as changed for each statement execute function notify_listings('chintai');
--> statement-breakpoint
create trigger chintai_rooms_updated after update on chintai_rooms
  referencing new table as changed for each statement execute function notify_listings('chintai');
--> statement-breakpoint
create trigger chintai_rooms_deleted after delete on chintai_rooms
  referencing old table as changed for each statement execute function notify_listings('chintai');
--> statement-breakpoint
create trigger baibai_rooms_inserted after insert on baibai_rooms
  referencing new table as changed for each statement execute function notify_listings('baibai');
--> statement-breakpoint
create trigger baibai_rooms_updated after update on baibai_rooms
  referencing new table as changed for each statement execute function notify_listings('baibai');
--> statement-breakpoint
create trigger baibai_rooms_deleted after delete on baibai_rooms
  referencing old table as changed for each statement execute function notify_listings('baibai');
--> statement-breakpoint
create trigger tatemono_updated after update on tatemono
  referencing new table as changed for each statement execute function notify_listings('chintai');
