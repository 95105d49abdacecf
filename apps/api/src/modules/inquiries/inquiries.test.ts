import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { eq } from '../../db/drizzle.ts'
import { INTERNAL_TOKEN, NOW, useApi } from '../../testing/test-api.ts'
import type { Mail } from '../outbox/mails.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { inquiries } from './inquiries.table.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({ rooms: 60, env: UNLIMITED })
const secret = new TextEncoder().encode(INTERNAL_TOKEN)

const ENQUIRY = {
  inquiry_type: 'other',
  form: 'contact',
  site_type: 'chintai',
  name: '筑紫　太郎',
  name_kana: 'ちくし たろう',
  email: 'ｔａｒｏ@example.jp',
  tel: '０９０-0000-0000',
  body: '駐車場は２台使えますか。',
  tenpo_no: '001',
  agree_privacy: true,
  website: '',
  details: { category: 'rent' },
}

const post = (body: object, key: string = randomUUID()) =>
  api().call('inquiry', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    payload: body,
  })
const rowsOf = (receiptNo: string) =>
  api().db.select().from(inquiries).where(eq(inquiries.receiptNo, receiptNo))

describe('POST inquiry', () => {
  test('gives a receipt, and keeps what was written in the form it can be used', async () => {
    const { status, body, headers } = await post(ENQUIRY)
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.inquiry).toMatchObject({
      receipt_no: expect.stringMatching(/^K2611-\d{6}$/),
      inquiry_type: 'other',
      tenpo_no: '001',
      reply_estimate: '2026-11-21T18:00:00+09:00',
    })
    expect(await rowsOf(body.inquiry.receipt_no)).toMatchObject([
      {
        name: '筑紫 太郎',
        nameKana: 'チクシ タロウ',
        email: 'taro@example.jp',
        tel: '09000000000',
        status: 'new',
        details: { category: 'rent' },
      },
    ])
  })

  test('signs the receipt for the thanks page, for thirty minutes', async () => {
    const { receipt_token, ...receipt } = (await post(ENQUIRY)).body.inquiry
    expect((await jwtVerify(receipt_token, secret)).payload).toMatchObject(receipt)
    const { exp = 0, iat = 0 } = decodeJwt(receipt_token)
    expect(exp - iat).toBe(30 * 60)
  })

  test('the same enquiry with the same key is the same enquiry', async () => {
    const key = randomUUID()
    const first = await post(ENQUIRY, key)
    const again = await post({ ...ENQUIRY, form_token: 'of the form that was shown again' }, key)
    expect(again.status).toBe(200)
    expect(again.body.inquiry.receipt_no).toBe(first.body.inquiry.receipt_no)
    expect(await rowsOf(first.body.inquiry.receipt_no)).toHaveLength(1)
    const other = await post({ ...ENQUIRY, body: '別の質問' }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'inquiry.key_reused' } })
  })

  test('ten at the same moment with one key make one', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(ENQUIRY, key)))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(9).fill(200), 201])
    expect(new Set(answers.map(({ body }) => body.inquiry.receipt_no)).size).toBe(1)
    const rows = await api().db.select().from(inquiries).where(eq(inquiries.idempotencyKey, key))
    expect(rows).toHaveLength(1)
  })

  test('counts characters as people do, and says what is too long in the words of the form', async () => {
    const { status } = await post({ ...ENQUIRY, name: '𠮷'.repeat(50), body: '😀'.repeat(1000) })
    expect(status).toBe(201)
    const tooLong = await post({ ...ENQUIRY, body: '😀'.repeat(1001) })
    expect(tooLong).toMatchObject({
      status: 422,
      body: { errors: { body: ['お問い合わせ内容は1000文字以内で入力してください。'] } },
    })
    const muchTooLong = await post({ ...ENQUIRY, body: 'x'.repeat(70_000) })
    expect(muchTooLong.status).toBe(413)
  })

  test('keeps nothing that the form does not ask for', async () => {
    const { body } = await post({
      ...ENQUIRY,
      contact_method: 'x'.repeat(5000),
      bukken_no: ['0000000000'],
      details: { category: 'rent', role: 'admin', __proto__: { a: 1 } },
    })
    expect(await rowsOf(body.inquiry.receipt_no)).toMatchObject([
      { contactMethod: null, bukkenNo: [], details: { category: 'rent' } },
    ])
  })

  test('needs a key that is a UUID', async () => {
    expect(await post(ENQUIRY, 'one')).toMatchObject({
      status: 400,
      body: { code: 'inquiry.key_missing' },
    })
  })

  test('says by field what is wrong, in the words of the form', async () => {
    const wrong = { ...ENQUIRY, name: '', email: 'taro', agree_privacy: false, tenpo_no: '999' }
    const { status, body } = await post(wrong)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject({
      name: ['お名前を入力してください。'],
      email: ['メールアドレスの形式が正しくありません。（例：info@example.jp）'],
      agree_privacy: ['個人情報の取り扱いについて同意してください。'],
    })
    const noShop = await post({ ...ENQUIRY, tenpo_no: '999' })
    expect(noShop.body.errors).toHaveProperty('tenpo_no')
    const noForm = await post({ ...ENQUIRY, inquiry_type: 'satei' })
    expect(noForm.body.errors).toHaveProperty('form')
  })
})

describe('programs that fill forms', () => {
  const statusOf = async (body: object) => {
    const answer = await post(body)
    expect(answer.status).toBe(201)
    const [row] = await rowsOf(answer.body.inquiry.receipt_no)
    return row?.status
  }
  const opened = (secondsAgo: number) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('form')
      .setIssuedAt(NOW.getTime() / 1000 - secondsAgo)
      .sign(secret)

  test('get a receipt like anybody and are kept apart', async () => {
    expect(await statusOf({ ...ENQUIRY, website: 'https://spam.example' })).toBe('spam')
    expect(await statusOf({ ...ENQUIRY, form_token: await opened(1) })).toBe('spam')
    expect(await statusOf({ ...ENQUIRY, website: 'x', name: '', tel: 'nonsense' })).toBe('spam')
  })

  test('people who take their time, or whose token nobody can read, are heard', async () => {
    expect(await statusOf({ ...ENQUIRY, form_token: await opened(2) })).toBe('new')
    // The clock was set back by an hour since.
    expect(await statusOf({ ...ENQUIRY, form_token: await opened(-3600) })).toBe('new')
    expect(await statusOf({ ...ENQUIRY, form_token: 'signed.by.another' })).toBe('new')
  })
})

describe('the outbox', () => {
  const delivered = () => {
    const dir = join(api().dataDir, 'outbox')
    const files = readdirSync(dir).filter((file) => file.endsWith('.json'))
    return files.map((file) => JSON.parse(readFileSync(join(dir, file), 'utf8')))
  }

  test('tells the shop and the visitor', async () => {
    const { receipt_no } = (await post(ENQUIRY)).body.inquiry
    const mails = () => delivered().filter((mail) => mail.subject.includes(receipt_no))
    for (let i = 0; i < 50 && mails().length < 2; i++) await pause(100)
    const toShop = mails().find((mail) => mail.to === null)
    const toVisitor = mails().find((mail) => mail.to !== null)
    expect(toShop).toMatchObject({ reply_to: 'taro@example.jp' })
    expect(toShop.text).toContain('お問い合わせの種類：お部屋探し')
    expect(toVisitor.to).toBe('taro@example.jp')
    expect(toVisitor.text).toContain('\n筑紫 太郎 様\n')
    const waiting = await api().db.$count(outbox, eq(outbox.attempts, 0))
    expect(waiting).toBe(0)
  })

  /** What the visitor of the newest enquiry is sent, and what the page of thanks is told. */
  async function receiptsOf(body: object) {
    const answer = await post(body)
    expect(answer.status).toBe(201)
    const { receipt_no, receipt_token } = answer.body.inquiry
    const rows = await api().db.select().from(outbox)
    const mails = rows.map(({ payload }) => payload as Mail)
    const mail = mails.find(({ to, subject }) => to && subject.includes(receipt_no))
    return { mail, all: JSON.stringify([mail, answer.body, decodeJwt(receipt_token)]) }
  }
  const TYPED = { page_url: 'https://evil.example/' }

  test('repeats to the visitor nothing that was typed freely', async () => {
    const body = { ...ENQUIRY, ...TYPED, body: '当選です。evil.example/login へ' }
    const { mail, all } = await receiptsOf(body)
    expect(mail?.text).toContain('筑紫 太郎 様')
    expect(mail?.text).toContain('お問い合わせ内容：ご記入の内容（25文字）を承りました。')
    expect(all).not.toMatch(/evil|当選/)
  })

  test('tells the page of thanks nothing of what was written', async () => {
    const { inquiry } = (await post({ ...ENQUIRY, name_kana: 'ヒミツ' })).body
    const told = JSON.stringify([inquiry, decodeJwt(inquiry.receipt_token)])
    expect(told).not.toMatch(/ヒミツ|筑紫|taro|0900000/)
  })

  test('tells whoever books a visit when it is, and where it is changed', async () => {
    const { mail, all } = await receiptsOf({
      ...ENQUIRY,
      ...TYPED,
      inquiry_type: 'tenpo',
      form: 'reservation',
      body: '当選です。',
      details: { method: 'visit', ninzu: 2, date1: '2026-11-28', time1: '10:30' },
    })
    expect(mail?.text).toContain('日時　　2026年11月28日（土） 10:30〜11:30')
    expect(mail?.text).toMatch(/変更・取り消しする\nhttp:\S+\/reservation\/manage\?token=\S+\n/)
    expect(all).not.toMatch(/evil|当選/)
  })

  test('greets nobody by the address of a page', async () => {
    const { status, body } = await post({ ...ENQUIRY, name: '当選 www.evil.example' })
    expect(status).toBe(422)
    expect(body.errors.name).toEqual([
      'お名前にURLやドメイン名（例：example.jp）を含めることはできません。',
    ])
  })

  test('sends nothing for spam', async () => {
    const { receipt_no } = (await post({ ...ENQUIRY, website: 'x' })).body.inquiry
    await pause(300)
    expect(delivered().filter((mail) => mail.subject.includes(receipt_no))).toEqual([])
  })
})
