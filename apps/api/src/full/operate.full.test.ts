import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Checkout } from '@sumai/build/checkout'
import { sitePorts } from '@sumai/build/free-ports'
import { findPostgres, type Postgres, startPostgres } from '@sumai/build/postgres'
import pg from 'pg'
import { onPostgres } from '../testing/databases.ts'
import { mailServer } from '../testing/mail-server.ts'

const DOCUMENT = fileURLToPath(new URL('../../../../docs/operate.md', import.meta.url))
const MINUTES = 60_000

/** What stands between lines of three backticks, in the order of the document. */
const blocks = [...readFileSync(DOCUMENT, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)]
const inLanguage = (wanted: string) =>
  blocks.filter(([, language]) => language === wanted).map(([, , text = '']) => text)

onPostgres('an agency that follows docs/operate.md', () => {
  let postgres: Postgres
  let checkout: Checkout
  let site: ChildProcess | undefined
  let mails: Awaited<ReturnType<typeof mailServer>>
  let settings: Record<string, string>
  let path: string

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'operate-'))
    postgres = await startPostgres()
    mails = await mailServer()
    checkout = new Checkout(dataDir)
    const ports = await sitePorts()
    settings = {
      ...ports,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      INTERNAL_TOKEN: 'for-the-test-of-this-document',
      STAFF_ORIGIN: `http://127.0.0.1:${ports.STAFF_PORT}`,
      PUBLIC_ORIGIN: `http://127.0.0.1:${ports.SHELL_PORT}`,
      API_PUBLIC_ORIGIN: `http://127.0.0.1:${ports.API_PORT}`,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'no-reply@agency.example',
      MAIL_TO: 'office@agency.example',
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(checkout.dir, 'site.env'), lines.join(''))
    path = [await findPostgres(), dirname(process.execPath), process.env.PATH].join(':')
  }, 5 * MINUTES)

  afterAll(async () => {
    if (site?.exitCode === null) {
      site.kill('SIGTERM')
      await once(site, 'exit')
    }
    await checkout?.remove()
    await mails?.stop()
    await postgres?.stop()
  }, MINUTES)

  /** A shell in the checkout, in which the settings hold. */
  const shell = (script: string) => ['-euc', `set -a; . ./site.env; set +a\n${script}`]
  /** Dependencies are there: `npm start` does not install them. */
  const options = () => {
    const { NODE_ENV: _, ...env } = process.env
    return { cwd: checkout.dir, env: { ...env, PATH: path, npm_config_ignore_scripts: 'true' } }
  }

  async function run(script: string): Promise<string> {
    if (/^npm start/.test(script)) return start(script)
    const { stdout } = await promisify(execFile)('bash', shell(script), options())
    return stdout
  }

  /** Resolves when the site says that it is ready; it goes on. */
  async function start(script: string): Promise<string> {
    const child = spawn('bash', shell(`exec ${script}`), options())
    site = child
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error(`npm start has ended: ${said}`)))
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (/^ready http/m.test(said)) resolve(said)
      })
    })
  }

  const page = (at: string) =>
    fetch(`${settings.PUBLIC_ORIGIN}${at}`).then((answer) => answer.text())

  test('the settings that the document names are all that an open site needs', () => {
    const [ini = ''] = inLanguage('ini')
    const named = [...ini.matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    const unnamed = Object.keys(settings).filter((name) => !named.includes(name))
    expect(unnamed).toEqual(['CHINTAI_PORT', 'BAIBAI_PORT'])
  })

  test(
    'the commands of docs/operate.md lead from an empty database to an open site',
    async () => {
      let said = ''
      for (const script of inLanguage('sh')) said += await run(script)
      expect(said).toContain('<title>')
      expect(said).toMatch(/"total":1\b/)

      const top = await page('/')
      expect(top).toContain('みなと不動産')
      expect(top).not.toContain('くすのき')
      const rooms = await page('/search')
      const [, room = ''] = /href="(\/articles\/room\/\d+\/1000000001)"/.exec(rooms) ?? []
      expect(await page(room)).toContain('サンハイツ天神')
      expect(await page('/baibai/search')).toContain('大名')

      const [invitation] = await mails.mailsTo('hanako@example.jp', '')
      expect(invitation?.text).toContain(settings.STAFF_ORIGIN)
      const office = await mails.mailsTo('office@agency.example', '')
      const visitor = await mails.mailsTo('visitor@example.jp', '')
      expect([office[0]?.text, visitor[0]?.subject]).toEqual([
        expect.stringContaining('届きますか。'),
        expect.stringContaining('みなと不動産'),
      ])
    },
    15 * MINUTES,
  )

  test('nothing of the demo is in the database', async () => {
    const client = new pg.Client(postgres.url)
    await client.connect()
    const tables = [
      'shops',
      'staffs',
      'tatemono',
      'chintai_rooms',
      'baibai_rooms',
      'contents',
      'banners',
      'demo_data',
    ]
    const counts: Record<string, number> = {}
    for (const table of tables) {
      const { rows } = await client.query(`select count(*)::int as count from ${table}`)
      counts[table] = rows[0].count
    }
    await client.end()
    expect(counts).toEqual({
      ...{ shops: 1, staffs: 1, tatemono: 1, chintai_rooms: 1, baibai_rooms: 1 },
      ...{ contents: 0, banners: 0, demo_data: 0 },
    })
  })
})
