import { openServer } from './sql.ts'

const INQUIRIES = 20_000
/** Visits of a year back and of the weeks ahead, to all shops. */
const VISITS = 12_000
/** Mails of some weeks: delivered ones are deleted after a while. */
const MAILS = 15_000
/** Changes of a year: some hundreds a day. */
const CHANGES = 200_000

/** What an agency's staff have to do with over years, in all states and of all shops. */
export async function fillDesk(url: string): Promise<void> {
  const { sql, close } = await openServer(url)
  const shopOf = (n: string) =>
    `(select tenpo_no from shops order by tenpo_no limit 1 offset ${n} % (select count(*) from shops))`
  await sql(
    `insert into inquiries (receipt_no, idempotency_key, inquiry_type, form, site_type, name,
       name_kana, email, tel, body, tenpo_no, bukken_no, details, status, created_at, updated_at)
     select 'K2611-' || lpad(n::text, 6, '0'), gen_random_uuid(), 'other', 'contact', 'chintai',
       '福岡 花子' || n, 'フクオカ ハナコ', 'visitor-' || n || '@example.jp',
       '090-' || lpad((n % 10000)::text, 4, '0') || '-0000', '土曜に見学できますか。',
       ${shopOf('n')}, array[]::text[], '{"category": "rent"}',
       (array['new', 'in_progress', 'visit', 'applied', 'done', 'done', 'lost'])[1 + n % 7],
       now() - n * interval '20 minutes', now() - n * interval '20 minutes'
     from generate_series(1, ${INQUIRIES}) n`,
  )
  await sql(
    `insert into reservations (receipt_no, kind, tenpo_no, people, start_at, end_at, accepted_at,
       created_at)
     select receipt_no, 'visit', tenpo_no, 1 + n % 3, start_at, start_at + interval '1 hour',
       case when n % 4 > 0 then now() end, created_at
     from (
       select *, row_number() over (order by inquiry_id) as n,
         date_trunc('hour', now()) + interval '30 days' - inquiry_id * interval '45 minutes' as start_at
       from inquiries
     ) asked
     where n <= ${VISITS}`,
  )
  await sql(
    `insert into outbox (outbox_id, kind, receipt_no, payload, next_attempt_at, delivered_at,
       dead_at, created_at)
     select gen_random_uuid(), 'mail', 'K2611-' || lpad(n::text, 6, '0'),
       jsonb_build_object('to', 'visitor-' || n || '@example.jp', 'subject', 'お問い合わせを受け付けました',
         'text', repeat('お問い合わせありがとうございます。', 40), 'html', null, 'reply_to', null),
       now() - n * interval '3 minutes', case when n % 50 > 0 then now() - n * interval '3 minutes' end,
       case when n % 50 = 0 then now() end, now() - n * interval '3 minutes'
     from generate_series(1, ${MAILS}) n`,
  )
  await sql(
    `insert into audit_log (changed_at, user_type, tenpo_no, via, resource, resource_id, action,
       changes)
     select now() - (${CHANGES} - n) * interval '2 minutes', 'shop', ${shopOf('n')}, 'call',
       (array['chintai/rooms', 'baibai/rooms', 'inquiries', 'bookings'])[1 + n % 4],
       (1000000000 + n % 50000)::text, 'change',
       '[{"field": "hy_yachin", "from": 62000, "to": 60000}]'
     from generate_series(1, ${CHANGES}) n`,
  )
  // As an agency's database is by itself after some minutes.
  await sql('vacuum analyze')
  await close()
}
