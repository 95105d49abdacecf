import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { mailFrom } from '../../letters/mail-from.ts'
import { type Mail, putMails } from '../outbox/mails.ts'
import { type ShopRow, shops } from '../shops/shops.table.ts'
import { formOf, valuesOf } from './answer-rows.ts'
import type { InquiryInput } from './form-check.ts'
import { FORM_WORDS } from './form-words.ts'
import { namesReader } from './inquiry-names.ts'
import { mailboxesOf, recipient } from './recipients.ts'
import { shopLetter } from './shop-letter.ts'
import type { InquiryRow } from './staff-inquiries.repository.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'origins'>
/** Queues the mail in the transaction that gives the enquiry away. */
type Tell = (tx: Database, after: Partial<InquiryRow>) => Promise<void>

/** Reads, before that transaction, what the mail tells the shop that gets an enquiry of another one. */
export function handedOver({ db, now, today, origins }: Needs) {
  const namesOf = namesReader({ db, today, origins })

  const shopBy = async (tenpoNo: string | null): Promise<ShopRow | null> =>
    (tenpoNo && (await db.select().from(shops).where(eq(shops.tenpoNo, tenpoNo)))[0]) || null

  async function mailAbout(row: InquiryRow, to: ShopRow): Promise<Mail | null> {
    const { form: kind, receiptNo, siteType, email } = row
    if (row.anonymisedAt || kind === 'mail-magazine' || kind === 'mail-alert') return null
    const form = formOf(kind, siteType)
    const values = valuesOf(form, askedIn(row))
    const names = await namesOf(siteType, values)
    const from = await shopBy(row.tenpoNo)
    const letter = shopLetter(
      {
        // Of what somebody has begun with, nothing is promised any more.
        inquiry: row.status === 'new' ? row : { ...row, replyEstimate: null },
        ...{ receiptNo, kind, form, values, names, origin: origins.site },
      },
      recipient(to, row.bukkenNo),
    )
    return mailFrom(
      {
        ...letter,
        subject: `【引き継ぎ】${letter.subject}`,
        heading: `${FORM_WORDS[kind].kind}を引き継ぎました`,
        opening: [
          `本部が、${from?.tenpoName ?? '本部'}から${to.tenpoName}へ担当を移しました。`,
          ...letter.opening,
        ],
      },
      { to: mailboxesOf(to), reply_to: email },
    )
  }

  return async function prepare(before: InquiryRow, tenpoNo: string | null): Promise<Tell> {
    const to = await shopBy(tenpoNo)
    const mail = to && (await mailAbout(before, to))
    return async (tx, after) => {
      if (!mail || after.tenpoNo === before.tenpoNo) return
      await putMails(tx, [mail], now(), { receiptNo: before.receiptNo })
    }
  }
}

/** What was sent, as it is stored. */
const askedIn = (row: InquiryRow): InquiryInput => ({
  ...{ inquiry_type: row.inquiryType, form: row.form, site_type: row.siteType },
  ...{ name: row.name ?? undefined, name_kana: row.nameKana ?? undefined },
  ...{ email: row.email ?? undefined, tel: row.tel ?? undefined },
  contact_method: row.contactMethod ?? undefined,
  contact_time: row.contactTime ?? undefined,
  body: row.body ?? undefined,
  tenpo_no: row.tenpoNo ?? undefined,
  bukken_no: row.bukkenNo,
  tm_no: row.tmNo ?? undefined,
  ...{ agree_privacy: true, website: '' },
  // The type of the column is that of any JSON.
  details: row.details as InquiryInput['details'],
})
