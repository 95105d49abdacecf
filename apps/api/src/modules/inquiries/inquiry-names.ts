import type { SiteType } from '@sumai/domain/codes'
import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import { formatKakaku, formatRent } from '@sumai/format/money'
import { and, eq, inArray } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { homesReader, type LetterHome } from '../../letters/homes-reader.ts'
import { readableTel } from '../../letters/readable-tel.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { contents, type SeminarSessionRow, seminarSessions } from '../contents/contents.table.ts'
import { schools } from '../schools/schools.table.ts'
import { shops } from '../shops/shops.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { stations } from '../stations/stations.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

type Building = { name: string; href: string; lat: number; lng: number }
export type Seminar = SeminarSessionRow & { title: string }

/** What the numbers of an enquiry stand for. */
export type Names = {
  /** The listings that the enquiry is about. */
  homes: LetterHome[]
  building: Building | undefined
  seminar: Seminar | undefined
  /** The words of a value of a field, for `answersOf`. */
  words: Record<string, (value: string) => string>
}

type Values = Readonly<Record<string, unknown>>

/** Without a question to the database, whose table may be locked. */
const NONE: ReadonlyMap<string, string> = new Map()

/** Reads the names of everything that an enquiry names by number; unknown numbers stay numbers. */
export function namesReader({ db, today, origins }: Pick<Deps, 'db' | 'today' | 'origins'>) {
  const pages = sitePages(origins.site)
  const homesOf = homesReader({ db, today, origins })

  async function buildingOf(tmNo: string): Promise<Building | undefined> {
    if (tmNo === '') return undefined
    const [row] = await db.select().from(tatemono).where(eq(tatemono.tmNo, tmNo))
    if (!row) return undefined
    const { tmName, isTmNameDisp, addressDisp, cityCode, lat, lng } = row
    const name = isTmNameDisp ? tmName : `${addressDisp}の建物`
    return { name, href: pages.building(cityCode, tmNo), lat, lng }
  }

  async function seminarOf(contentId: string, sessionNo: string): Promise<Seminar | undefined> {
    if (contentId === '' || sessionNo === '') return undefined
    const [row] = await db
      .select({ session: seminarSessions, title: contents.title })
      .from(seminarSessions)
      .innerJoin(contents, eq(contents.contentId, seminarSessions.contentId))
      .where(
        and(
          eq(seminarSessions.contentId, Number(contentId)),
          eq(seminarSessions.sessionNo, Number(sessionNo)),
        ),
      )
    return row && { ...row.session, title: row.title }
  }

  async function shopName(tenpoNo: string) {
    if (tenpoNo === '') return undefined
    const [shop] = await db.select().from(shops).where(eq(shops.tenpoNo, tenpoNo))
    return shop?.tenpoName
  }

  async function staffName(syainNo: string) {
    if (syainNo === '') return undefined
    const [staff] = await db.select().from(staffs).where(eq(staffs.syainNo, syainNo))
    return (
      staff && [staff.name, staff.yakushoku && `（${staff.yakushoku}）`].filter(Boolean).join('')
    )
  }

  async function stationNames(codes: string[]) {
    if (codes.length === 0) return NONE
    const rows = await db.select().from(stations).where(inArray(stations.ekiCode, codes))
    return new Map(rows.map(({ ekiCode, ekiName }) => [ekiCode, `${ekiName}駅`]))
  }

  async function schoolNames(numbers: string[]) {
    if (numbers.length === 0) return NONE
    const rows = await db.select().from(schools).where(inArray(schools.shisetsuNo, numbers))
    return new Map(rows.map(({ shisetsuNo, shisetsuNm }) => [shisetsuNo, shisetsuNm]))
  }

  return async function namesOf(site: SiteType, values: Values): Promise<Names> {
    const [homes, building, seminar, shop, staff, ekis, gakkos] = await Promise.all([
      homesOf(site, listOf(values.bukken_no)),
      buildingOf(textOf(values.tm_no)),
      seminarOf(textOf(values.content_id), textOf(values.session_no)),
      shopName(textOf(values.tenpo_no)),
      staffName(textOf(values.syain_no)),
      stationNames(listOf(values.eki_code)),
      schoolNames(listOf(values.shisetu_no)),
    ])
    const homeBy = new Map(homes.map((home) => [home.bukkenNo, home]))
    return {
      homes,
      building,
      seminar,
      words: {
        tenpo_no: (value) => shop ?? value,
        syain_no: (value) => staff ?? value,
        bukken_no: (value) => wordsOfHome(homeBy.get(value), value),
        tm_no: (value) => `${building?.name ?? '建物'}（建物番号 ${value}）`,
        eki_code: (value) => ekis.get(value) ?? value,
        shisetu_no: (value) => gakkos.get(value) ?? value,
        content_id: (value) => seminar?.title ?? value,
        session_no: (value) => (seminar ? sessionText(seminar) : value),
        tel: readableTel,
      },
    }
  }
}

const wordsOfHome = (home: LetterHome | undefined, bukkenNo: string) =>
  home ? homeText(home) : `物件番号 ${bukkenNo}`

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** 2026年12月5日（土） 13:30〜15:00 久留米本店 セミナールーム */
const sessionText = ({ startAt, endAt, venueName }: Seminar): string =>
  `${formatDateWithWeekday(startAt)} ${formatTime(startAt)}〜${formatTime(endAt)} ${venueName}`

/** ルミエール大橋 302号室（賃料6.8万円、物件番号 1000000001） */
export function homeText({ site, name, yen, bukkenNo }: LetterHome): string {
  const price = site === 'chintai' ? `賃料${formatRent(yen)}` : formatKakaku(yen)
  return `${name}（${price}、物件番号 ${bukkenNo}）`
}
