import { type AddressInfo, createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { OpenDatabase } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { smtpDelivery } from './delivery.ts'
import type { Mail } from './mails.ts'
import { putMails } from './mails.ts'
import { outbox } from './outbox.table.ts'
import { outboxWorker } from './outbox-worker.ts'

jest.setTimeout(60_000)

const clock = { now: new Date('2026-11-21T15:00:00+09:00') }
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())
afterEach(async () => {
  await database.db.delete(outbox)
})

/** One round of a worker that talks to `port`. */
async function deliverTo(port: number, silenceMs = 2_000) {
  const deliver = await smtpDelivery({
    url: `smtp://127.0.0.1:${port}`,
    from: '"くすのき" <info@example.jp>',
    agency: 'shop@example.jp',
    silenceMs,
  })
  const { nudge, stop } = outboxWorker({
    db: database.db,
    deliver,
    now: () => clock.now,
    log: { error: () => {} },
  })
  nudge()
  await pause(50)
  await stop()
}

const MAIL: Mail = {
  to: 'taro@example.jp',
  reply_to: null,
  subject: '受付番号',
  text: '本文です。',
}
const put = (mail: Partial<Mail> = {}) => putMails(database.db, [{ ...MAIL, ...mail }], clock.now)
const rows = () => database.db.select().from(outbox)
const row = async () => (await rows())[0]

/** What a mail says, decoded. */
const headerOf = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(source)?.[1] ?? ''
const textOf = (source: string) =>
  Buffer.from(source.split('\r\n\r\n')[1] ?? '', 'base64').toString()

describe('mail by SMTP', () => {
  test('arrives with the id of its row, to the visitor or to the agency', async () => {
    const server = await mailServer()
    await put({ one_click_unsubscribe: 'https://api.example.jp/u?token=1' })
    await put({ to: null, reply_to: 'taro@example.jp' })
    await deliverTo(server.port)
    await server.stop()
    const toVisitor = server.received.find(({ to }) => to[0] === 'taro@example.jp')?.source ?? ''
    const toAgency = server.received.find(({ to }) => to[0] === 'shop@example.jp')?.source ?? ''
    const ids = (await rows()).map(({ outboxId }) => `<${outboxId}@example.jp>`)
    expect(ids).toContain(headerOf(toVisitor, 'Message-ID'))
    expect(textOf(toVisitor)).toContain('本文です。')
    expect(headerOf(toVisitor, 'List-Unsubscribe')).toBe('<https://api.example.jp/u?token=1>')
    expect(headerOf(toVisitor, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(toAgency, 'Reply-To')).toBe('taro@example.jp')
    for (const { deliveredAt } of await rows()) expect(deliveredAt).toEqual(clock.now)
  })

  test('invites by the first address of an agency that has a name and two of them', async () => {
    const server = await mailServer()
    const deliver = await smtpDelivery({
      url: `smtp://127.0.0.1:${server.port}`,
      from: 'info@example.jp',
      agency: '本部 <office@example.jp>, copy@example.jp',
    })
    const [start, end] = ['2026-12-08T10:30:00+09:00', '2026-12-08T11:30:00+09:00']
    const entry = {
      uid: 'K2611-000001',
      start,
      end,
      stamp: start,
      title: '来店',
      place: '',
      note: '',
    }
    const calendar = { ...entry, method: 'REQUEST', sequence: 0, guest: 'taro@example.jp' } as const
    await deliver('1', { ...MAIL, to: null, calendar })
    const [mail] = await server.mailsTo('office@example.jp', '')
    await server.stop()
    expect(server.received[0]?.to).toEqual(['office@example.jp', 'copy@example.jp'])
    expect(mail?.attachments[0]?.content.toString()).toMatch(
      /^ORGANIZER.*:mailto:office@example.jp\r$/m,
    )
  })

  test('waits for a server that is away, and for one that says to come back', async () => {
    const gone = await mailServer()
    await gone.stop()
    await put()
    await deliverTo(gone.port)
    expect(await row()).toMatchObject({ attempts: 1, deliveredAt: null, deadAt: null })
    expect((await row())?.lastError).toContain('ECONNREFUSED')

    const busy = { onRcptTo: refuse(451, '4.7.1 Greylisted') }
    const grey = await mailServer(busy, gone.port)
    later(10)
    await deliverTo(grey.port)
    await grey.stop()
    expect(await row()).toMatchObject({ attempts: 2, deliveredAt: null, deadAt: null })

    const back = await mailServer({}, gone.port)
    later(19)
    await deliverTo(back.port)
    expect(back.received).toHaveLength(0)
    later(1)
    await deliverTo(back.port)
    await back.stop()
    expect(back.received).toHaveLength(1)
    expect(await row()).toMatchObject({ attempts: 3, lastError: null })
  })

  test('is given up at once when there is no such mailbox', async () => {
    const server = await mailServer({ onRcptTo: refuse(550, '5.1.1 No such user') })
    await put()
    await deliverTo(server.port)
    expect(await row()).toMatchObject({ attempts: 1, deliveredAt: null, deadAt: clock.now })
    later(86_400)
    await deliverTo(server.port)
    await server.stop()
    expect((await row())?.attempts).toBe(1)
  })

  test('is tried for a day when a server refuses us, and then given up', async () => {
    const server = await mailServer({ onMailFrom: refuse(554, '5.7.1 Not from you') })
    await put()
    const begun = clock.now
    for (let i = 0; i < 40; i++) {
      await deliverTo(server.port)
      later(3600)
    }
    await server.stop()
    const { attempts, deadAt } = (await row()) ?? {}
    expect(attempts).toBe(32)
    expect(Number(deadAt) - begun.getTime()).toBeGreaterThan(24 * 3_600_000)
  })

  test('does not wait for a server that keeps silent', async () => {
    const sockets: { destroy(): void }[] = []
    const mute: Server = createServer((socket) => sockets.push(socket))
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    await put()
    const begun = performance.now()
    await deliverTo((mute.address() as AddressInfo).port, 300)
    expect(performance.now() - begun).toBeLessThan(5_000)
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => mute.close(resolve))
    expect(await row()).toMatchObject({ attempts: 1, deliveredAt: null })
  })

  test('comes from the next process when one died with it in its hands', async () => {
    await put()
    const never = outboxWorker({
      db: database.db,
      deliver: () => new Promise(() => {}),
      now: () => clock.now,
      log: { error: () => {} },
    })
    never.nudge()
    await pause(200)
    const server = await mailServer()
    await deliverTo(server.port)
    expect(server.received).toHaveLength(0)
    later(60)
    await deliverTo(server.port)
    await server.stop()
    expect(server.received).toHaveLength(1)
    const [only] = await database.db.select().from(outbox).where(eq(outbox.attempts, 2))
    expect(only?.deliveredAt).toEqual(clock.now)
  })
})

const refuse =
  (responseCode: number, text: string) =>
  (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(text), { responseCode }))
