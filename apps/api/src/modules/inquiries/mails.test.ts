import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import ical from 'ical.js'
import type { ParsedMail } from 'mailparser'
import { everyForm, stockOf, VISITOR } from '../../testing/every-form.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { expectWords } from '../../testing/mail-words.ts'
import { startTestApi } from '../../testing/test-api.ts'

jest.setTimeout(60_000)
const OFFICE = 'office@example.jp'
const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }

let server: Awaited<ReturnType<typeof mailServer>>
let api: Awaited<ReturnType<typeof startTestApi>>
let forms: ReturnType<typeof everyForm>
beforeAll(async () => {
  server = await mailServer()
  const mail = {
    MAIL_FROM: 'info@example.jp',
    MAIL_TO: OFFICE,
    PUBLIC_ORIGIN: 'https://site.example',
  }
  const env = { ...UNLIMITED, ...mail, SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  api = await startTestApi({ env })
  forms = everyForm(await stockOf(api))
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const post = (payload: object) =>
  api.call('inquiry', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    payload,
  })

type Mails = Promise<[visitor: ParsedMail, shop: ParsedMail]>
const sent = new Map<string, Mails>()

/** Sends a form, once, and reads the mails back: that of the visitor, and that of the shop. */
function mailsOf(form: keyof typeof TOLD): Mails {
  const mails = sent.get(form) ?? send(form)
  sent.set(form, mails)
  return mails
}

async function send(form: keyof typeof TOLD): Mails {
  const { status, body } = await post(forms[form])
  expect(status).toBe(201)
  const { receipt_no } = body.inquiry
  const [visitor] = await server.mailsTo(VISITOR.email, receipt_no)
  const [shop] = await server.mailsTo(OFFICE, receipt_no)
  if (!visitor || !shop) throw new Error('no mail')
  return [visitor, shop]
}

const TYPED = '日当たりを重視しています。＜角部屋＞なら & 3階以上だと、なおうれしいです。'
const PERSON = [
  'お名前：楠田 みどり',
  'フリガナ：クスダ ミドリ',
  'メールアドレス：midori@example.jp',
  '電話番号：090-1234-5678',
]
const REACH = ['ご希望の連絡方法：どちらでも', 'ご連絡のつきやすい時間帯：15〜18時']

/** Of each form, every field that is filled in; what only the shop is told stands apart. */
const TOLD: Record<Exclude<keyof typeof forms, 'mail-magazine'>, [string[], string[]]> = {
  contact: [
    [...PERSON, 'お問い合わせの種類：お部屋探し', 'ご希望の店舗：久留米本店'],
    [`お問い合わせ内容：${TYPED}`],
  ],
  property: [
    [
      ...PERSON,
      ...REACH,
      'お問い合わせ内容：空き状況を知りたい、実際に内見したい、初期費用・諸費用を知りたい',
      '第1希望 2026年12月8日（火） 13:00\n第2希望 2026年12月10日（木） 14:00',
      '入居・引渡し希望時期：3か月以内',
    ],
    [`ご質問・ご要望：${TYPED}`],
  ],
  'property-building': [
    [
      ...PERSON,
      'ご希望の連絡方法：メール',
      'ご希望の間取り：1LDK、2LDK',
      '空室が出たら連絡を希望する：はい',
    ],
    [`ご質問・ご要望：${TYPED}`],
  ],
  request: [
    [
      ...PERSON,
      'ご希望の連絡方法：電話',
      '物件種別：マンション、アパート',
      'ご希望のエリア：久留米市',
      'ご希望の駅：西鉄福岡（天神）駅',
      '賃料（下限）：5.0万円',
      '賃料（上限）：8.0万円',
      '間取り：1LDK',
      '専有面積（下限）：30㎡以上',
      '駅徒歩：徒歩10分以内',
      '築年数：築20年以内',
      'こだわり条件：バス・トイレ別（必ず）、ペット相談可（できれば）',
      '駐車場の台数：1台',
      '入居人数：2人',
      '入居希望時期：1か月以内',
      'ご希望の店舗：久留米本店',
    ],
    [`その他ご要望：${TYPED}`],
  ],
  reservation: [
    [
      ...PERSON,
      '2026年12月8日（火） 10:30〜11:30',
      'ご希望の店舗：久留米本店',
      'ご来店方法：店舗に来店',
      '第2希望：2026年12月10日（木） 11:30',
      'ご来店人数：2人',
      'お子さま連れ（キッズスペース利用）：はい',
    ],
    [`ご要望：${TYPED}`],
  ],
  'seminar-apply': [
    [...PERSON, '参加方法：会場', '参加人数：2人', '郵便番号：〒830-0032', 'ご所有物件：あり'],
    ['ご住所：福岡県久留米市東町0-0', `講師へのご質問：${TYPED}`],
  ],
  satei: [
    [
      ...PERSON,
      ...REACH,
      '査定物件の種別：マンション',
      '査定方法：訪問査定',
      '郵便番号：〒830-0032',
      '市区町村：久留米市',
      '建物・専有面積：72.5㎡',
      '間取り：3LDK',
      '築年月：2008年3月',
      '現況：居住中',
      '物件との関係：本人名義',
      '売却の理由：住み替え',
      '売却希望時期：半年以内',
      'ローン残債：1,200万円',
      'ご希望の店舗：二日市店',
    ],
    [
      '町名・番地：東町0-0',
      'マンション名：グランドメゾン東町',
      '部屋番号：803',
      `ご要望：${TYPED}`,
    ],
  ],
}

describe('an enquiry, by mail', () => {
  test.each(Object.entries(TOLD))('%s: every field, in words', async (form, [toAll, toShop]) => {
    const [visitor, shop] = await mailsOf(form as keyof typeof TOLD)
    for (const mail of [visitor, shop]) expectWords(mail)
    for (const line of toAll) {
      expect(visitor.text).toContain(line)
      expect(shop.text).toContain(line)
    }
    for (const line of toShop) {
      expect(shop.text).toContain(line)
      const [label = '', value = ''] = line.split('：')
      expect(visitor.text).not.toContain(value.length > 3 ? value : line)
      expect(visitor.text).toMatch(`${label}：ご記入の内容（`)
    }
    expect(visitor.text).toContain('楠田 みどり 様')
    expect(visitor.text).toContain('■ これからの流れ\n1. ')
  })

  test('is answered by answering: each side has the address of the other', async () => {
    const [visitor, shop] = await mailsOf('contact')
    expect(visitor.replyTo?.text).toBe(OFFICE)
    expect(shop.replyTo?.text).toBe(VISITOR.email)
  })

  test('names homes as the site does, with their pages', async () => {
    const [visitor, shop] = await mailsOf('property')
    const numbers = forms.property.bukken_no
    for (const number of numbers) {
      const { room } = (await api.call(`chintai/rooms/${number}`)).body
      const address = `https://site.example/articles/room/${room.city_code}/${number}`
      for (const { text, html } of [visitor, shop]) {
        expect(text).toContain(`${room.tm_name ?? room.title}`)
        expect(text).toContain(`物件番号 ${number}）\n　${address}`)
        expect(html).toContain(`href="${address}"`)
      }
    }
  })

  test('has the telephone number that the site shows, and a map that exists', async () => {
    const [visitor] = await mailsOf('reservation')
    const { shop } = (await api.call('shops/001')).body
    expect(visitor.text).toContain(`電話 ${shop.free_dial ?? shop.tel}`)
    expect(visitor.text).toContain(shop.address)
    const picture = /src="https:\/\/site\.example(\/media\/maps\/[^"]+\.png)"/.exec(
      visitor.html || '',
    )?.[1]
    const { statusCode, headers } = await api.app.inject(picture ?? '')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  })
})

describe('a booking, by mail', () => {
  const eventIn = (mail: ParsedMail) => {
    const file = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'))
    const calendar = new ical.Component(ical.parse(file?.content.toString() ?? ''))
    const event = calendar.getFirstSubcomponent('vevent')
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event?.getFirstPropertyValue('uid'),
      start: event?.getFirstPropertyValue('dtstart')?.toString(),
      end: event?.getFirstPropertyValue('dtend')?.toString(),
      sequence: event?.getFirstPropertyValue('sequence'),
      title: event?.getFirstPropertyValue('summary'),
      place: event?.getFirstPropertyValue('location'),
    }
  }

  test('a visit goes into the calendars of both', async () => {
    const [visitor, shop] = await mailsOf('reservation')
    const hours = { start: '2026-12-08T01:30:00Z', end: '2026-12-08T02:30:00Z' }
    const { address } = (await api.call('shops/001')).body.shop
    expect(eventIn(visitor)).toMatchObject({
      ...{ ...hours, method: 'REQUEST', sequence: 0, place: address },
      title: 'くすのき不動産 久留米本店 来店予約',
    })
    expect(shop.text).toContain('第1希望：2026年12月8日（火） 10:30')
    expect(eventIn(shop)).toMatchObject({ ...hours, title: '来店予約 楠田 みどり 様' })
    expect(visitor.subject).toContain(String(eventIn(visitor).uid))
  })

  test('a visit of today promises nothing that would come after it or had to come before', async () => {
    const { details, ...visit } = forms.reservation
    const today = { ...details, date1: '2026-11-21', time1: '17:30', date2: '', time2: '' }
    const email = 'today@example.jp'
    const { body } = await post({ ...visit, email, details: today })
    const { receipt_no, reply_estimate } = body.inquiry
    expect(Date.parse(reply_estimate)).toBeGreaterThan(Date.parse('2026-11-21T17:30:00+09:00'))
    const [visitor] = await server.mailsTo(email, receipt_no)
    const [shop] = await server.mailsTo(OFFICE, receipt_no)
    expect(visitor?.text).toContain('1. 当日は受付で')
    expect(visitor?.text).not.toMatch(/前日|までに/)
    expect(shop?.text).not.toContain('までに')
  })

  test('a seminar names itself, its date and its place', async () => {
    const [visitor, shop] = await mailsOf('seminar-apply')
    const { content_id, session_no } = forms['seminar-apply'].details
    const { content } = (await api.call(`contents/${content_id}`)).body
    const session = content.sessions.find((one: { session_no: number }) => {
      return String(one.session_no) === session_no
    })
    for (const mail of [visitor, shop]) {
      expect(mail.text).toContain(content.title)
      expect(mail.text).toContain(session.venue_name)
      expect(mail.text).toContain(session.address)
      expect(Date.parse(String(eventIn(mail).start))).toBe(Date.parse(session.start_at))
    }
    expect(eventIn(visitor).title).toBe(content.title)
  })
})

test('the mail magazine says what was asked for, before and after the confirmation', async () => {
  expect((await post(forms['mail-magazine'])).status).toBe(201)
  const wishes = [
    '条件：久留米市・太宰府市・中古一戸建て・中古マンション・2,000万円〜4,000万円',
    '配信のタイミング：1日1回（朝8時）',
  ]
  const [asked] = await server.mailsTo(VISITOR.email, 'メールマガジン登録のご確認')
  const token = /confirm=([\w-]+)/.exec(asked?.text ?? '')?.[1]
  await api.call(`mailmagazine/confirm?token=${token}`, { method: 'POST' })
  const [welcome] = await server.mailsTo(VISITOR.email, 'メールマガジン登録が完了しました')
  const [notice] = await server.mailsTo(OFFICE, 'メールマガジン登録')
  for (const mail of [asked, welcome, notice]) {
    if (!mail) throw new Error('no mail')
    expectWords(mail)
    for (const line of wishes) expect(mail.text).toContain(line)
  }
  expect(notice?.replyTo?.text).toBe(VISITOR.email)
  expect(welcome?.headers.get('list')).toMatchObject({ unsubscribe: { url: /^http/ } })
})
