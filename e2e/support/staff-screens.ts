import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repoRoot } from '@sumai/build/paths'
import { headOffice } from './head-office.ts'
import { ask } from './inquiries.ts'
import type { Site } from './site.ts'

const TABLE = path.join(repoRoot, 'apps/staff/src/routes.ts')

/** The patterns of the staff's route table. What it imports is for browsers: it is only read. */
export const PATTERNS = [
  '/',
  ...[...readFileSync(TABLE, 'utf8').matchAll(/path: '([^']+)'/g)].map(
    ([, pattern = '']) => pattern,
  ),
]

const ARTICLES = [
  ...['news_chintai', 'news_baibai', 'ekimaesan_chintai', 'ekimaesan_baibai'],
  ...['voice', 'info', 'seminar'],
] as const
const KINDS = [...ARTICLES, 'banners', 'staffs', 'shops'] as const

/** One real thing of each kind. */
export type Examples = Record<'inquiry' | 'room' | 'sale' | 'building' | 'run', string> & {
  things: Record<(typeof KINDS)[number], string>
}

/** Where each pattern is looked at: once, or once for each kind of thing that it shows. */
export const SCREENS: Record<string, (of: Examples) => readonly string[]> = {
  '/': () => ['/'],
  '/sign-in': () => ['/sign-in'],
  '/inbox': () => ['/inbox', '/inbox?tab=done'],
  ':inquiryId': ({ inquiry }) => [`/inbox/${inquiry}`],
  '/calendar': () => [
    '/calendar',
    '/calendar?view=day',
    '/calendar?open=new',
    '/calendar?do=block',
  ],
  '/listings': () => ['/listings'],
  '/listings/:site': () => ['/listings/chintai?tab=public', '/listings/baibai'],
  '/listings/:site/:bukkenNo': ({ room, sale }) => [
    `/listings/chintai/${room}`,
    `/listings/baibai/${sale}`,
  ],
  '/listings/new': ({ building }) => [
    ...['/listings/new', '/listings/new?site=baibai'],
    `/listings/new?tm=${building}`,
  ],
  '/buildings': () => ['/buildings'],
  '/buildings/:tmNo': ({ building }) => [`/buildings/${building}`],
  '/camera/home': () => ['/camera/home'],
  '/camera/:kind?/:no?': ({ room }) => ['/camera', `/camera/chintai/${room}`],
  '/content': () => ['/content'],
  '/content/:kind': () => KINDS.map((kind) => `/content/${kind}`),
  '/content/:kind/:id': ({ things }) => KINDS.map((kind) => `/content/${kind}/${things[kind]}`),
  '/imports': () => ['/imports'],
  '/imports/:importId': ({ run }) => [`/imports/${run}`],
  '/mails': () => ['/mails', '/mails?state=dead'],
  '/records': () => ['/records'],
  '/account': () => ['/account'],
  '*': () => ['/nowhere'],
}

/** Finds what is there, and makes what is not. */
export async function examplesOf(site: Site): Promise<Examples> {
  const call = await headOffice(site)
  await ask(site, '一丸 花')
  const [{ inquiries }, rooms, sales, { banners }, { staffs }] = await Promise.all([
    call('GET', 'inquiries?limit=1'),
    call('GET', 'listings/chintai?limit=1'),
    call('GET', 'listings/baibai?limit=1'),
    call('GET', 'banners'),
    call('GET', 'staffs?limit=1'),
  ])
  const room = rooms.listings[0].bukken_no
  const things: Record<string, string> = {
    banners: String(banners[0].banner_id),
    staffs: staffs[0].syain_no,
    shops: '001',
  }
  for (const kind of ARTICLES) {
    const { contents } = await call('GET', `contents?content_type=${kind}&limit=1`)
    things[kind] = String(contents[0].content_id)
  }
  return {
    inquiry: String(inquiries[0].inquiry_id),
    room,
    sale: sales.listings[0].bukken_no,
    building: (await call('GET', `chintai/rooms/${room}`)).room.tm_no,
    run: await importOf(site),
    things: things as Examples['things'],
  }
}

/** A file that was tried and has a fault; resolves to its number. */
async function importOf(site: Site): Promise<string> {
  const call = await headOffice(site)
  const file = new FormData()
  file.set('kind', 'chintai')
  file.set('dry_run', 'true')
  file.set('file', new Blob(['物件番号,建物番号,賃料\n1800000001,20000001,高め']), 'stock.csv')
  const { import: run } = await call('POST', 'imports', file)
  return run.import_id
}
