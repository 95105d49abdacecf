import type { startTestApi } from './test-api.ts'

/** Who asks in all examples. */
export const VISITOR = {
  name: '楠田 みどり',
  name_kana: 'クスダ ミドリ',
  email: 'midori@example.jp',
  tel: '09012345678',
}

const WISHES = '日当たりを重視しています。＜角部屋＞なら & 3階以上だと、なおうれしいです。'
const common = { ...VISITOR, agree_privacy: true, page_url: '/contact' }
const reach = { contact_method: 'line', contact_time: 'evening' }

type Api = Pick<Awaited<ReturnType<typeof startTestApi>>, 'call' | 'clock'>
type Session = {
  session_no: number
  apply_deadline: string
  address: string | null
  capacity: number
  applied_count: number
}

/** What is on offer: two rooms of one shop, a date of a seminar with seats … */
export async function stockOf({ call, clock }: Api): Promise<Stock> {
  const read = async (path: string, list: string) => (await call(path)).body[list]
  const rooms: Room[] = await read('chintai/rooms?limit=50', 'rooms')
  const [first] = rooms
  const [staff] = await read('staffs?tenpo_no=001', 'staffs')
  const [line] = await read('master/stations', 'stations')
  const seminars: { content_id: number; sessions: Session[] }[] = await read(
    'contents?content_type=seminar',
    'contents',
  )
  const dates = seminars.flatMap(({ content_id, sessions }) =>
    sessions.map((session) => ({ contentId: content_id, sessionNo: session.session_no, session })),
  )
  const open = dates.find(
    ({ session: { apply_deadline, address, capacity, applied_count } }) =>
      Date.parse(apply_deadline) > clock.now.getTime() && address && capacity - applied_count > 4,
  )
  if (!first || !open) throw new Error('Nothing is on offer')
  return {
    rooms: rooms
      .filter(({ tenpo_no }) => tenpo_no === first.tenpo_no)
      .slice(0, 2)
      .map(({ bukken_no }) => bukken_no),
    building: first.tm_no,
    staff: staff.syain_no,
    station: line.stations[0].eki_code,
    seminar: open,
  }
}

type Room = { bukken_no: string; tenpo_no: string; tm_no: string }

type Stock = {
  rooms: string[]
  building: string
  staff: string
  station: string
  seminar: { contentId: number; sessionNo: number }
}

/** An enquiry by every form with every field filled in, about things that are on offer. */
export const everyForm = ({ rooms, building, staff, station, seminar }: Stock) => ({
  contact: {
    ...common,
    ...{ inquiry_type: 'other', form: 'contact', site_type: 'chintai', tenpo_no: '001' },
    body: WISHES,
    details: { category: 'rent' },
  },
  property: {
    ...common,
    ...reach,
    ...{ inquiry_type: 'bukken', form: 'property', site_type: 'chintai', bukken_no: rooms },
    body: WISHES,
    details: {
      purposes: ['availability', 'visit', 'cost'],
      visit_dates: [
        { date: '2026-12-08', time: '13:00' },
        { date: '2026-12-10', time: '14:00' },
      ],
      move_in: '3m',
    },
  },
  'property-building': {
    ...common,
    ...{ inquiry_type: 'bukken', form: 'property-building', site_type: 'chintai' },
    ...{ tm_no: building, contact_method: 'email', body: WISHES },
    details: { wish_madori: ['150', '250'], notify_vacancy: true },
  },
  request: {
    ...common,
    ...{ inquiry_type: 'request', form: 'request', site_type: 'chintai', contact_method: 'tel' },
    ...{ tenpo_no: '001', body: WISHES },
    details: {
      bukken_type: ['mansion', 'apartment'],
      city_code: ['40203'],
      eki_code: [station],
      hy_yachin_min: '50000',
      hy_yachin_max: '80000',
      madori: ['150'],
      senyu_men_min: '30',
      toho: '10',
      chiku_year: '20',
      setsubijoken: ['must:101', 'want:801'],
      parking: '1',
      nyukyo_ninzu: 2,
      move_in: '1m',
    },
  },
  reservation: {
    ...common,
    ...{ inquiry_type: 'tenpo', form: 'reservation', site_type: 'chintai', tenpo_no: '001' },
    ...{ bukken_no: rooms.slice(0, 1), body: WISHES },
    details: {
      method: 'visit',
      date1: '2026-12-08',
      time1: '10:30',
      date2: '2026-12-10',
      time2: '11:30',
      syain_no: staff,
      ninzu: 2,
      with_children: true,
    },
  },
  'seminar-apply': {
    ...common,
    ...{ inquiry_type: 'seminar', form: 'seminar-apply', site_type: 'chintai', body: WISHES },
    details: {
      content_id: String(seminar.contentId),
      session_no: String(seminar.sessionNo),
      attend_type: 'venue',
      ninzu: 2,
      zip: '8300032',
      address: '福岡県久留米市東町0-0',
      owned: 'yes',
    },
  },
  satei: {
    ...common,
    ...reach,
    ...{ inquiry_type: 'satei', form: 'satei', site_type: 'baibai', tenpo_no: '301' },
    body: WISHES,
    details: {
      satei_bukken: 'mansion',
      satei_method: 'visit',
      zip: '8300032',
      city_code: '40203',
      address: '東町0-0',
      mansion_name: 'グランドメゾン東町',
      room_no: '803',
      tatemono_men: 72.5,
      madori: '350',
      chiku_ym: '2008-03',
      genkyo: 'living',
      relation: 'self',
      reason: 'move',
      when: '6m',
      loan_zandaka: 1200,
    },
  },
  'mail-magazine': {
    ...{ inquiry_type: 'mailmagazine', form: 'mail-magazine', site_type: 'baibai' },
    ...{ name: VISITOR.name, email: VISITOR.email, agree_privacy: true },
    details: {
      mode: 'subscribe',
      bukken_type: ['hanbai_mansion', 'hanbai_chuko'],
      city_code: ['40203', '40221'],
      kakaku_min: '20000000',
      kakaku_max: '40000000',
    },
  },
})
