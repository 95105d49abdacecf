import lines from '@sumai/domain/master/stations.json' with { type: 'json' }
import { placeBySlug } from '@sumai/domain/places/find-place'
import { LINES, NETWORKS, STATIONS } from './nicknames.ts'
import type { PlaceNames } from './place.ts'

/** Before the name of a station, the railway; some names have it themselves. */
const RAILWAYS: Record<string, string[]> = {
  西日本鉄道: ['西鉄'],
  JR九州: ['JR'],
  JR西日本: ['JR'],
  福岡市交通局: ['地下鉄'],
  甘木鉄道: ['甘木鉄道', '甘鉄'],
}
const OWN_RAILWAY = /^(?:西鉄|筑前|筑後|肥前|肥後)/
const OWN_RAILWAY_READING = /^(?:にしてつ|ちくぜん|ちくご|ひぜん|ひご)/

export function stationNames(): PlaceNames[] {
  const stops = lines.flatMap((line) => line.stations.map((stop) => ({ ...stop, line })))
  const names = new Set(stops.map(({ eki_name }) => eki_name))
  return [...Map.groupBy(stops, ({ slug }) => slug)].flatMap(([slug, same]): PlaceNames[] => {
    const place = placeBySlug(slug)
    const [stop] = same
    if (!place || !stop) return []
    const name = stop.eki_name.replace(/[（(].*[）)]$/, '')
    const bare = name.replace(OWN_RAILWAY, '')
    const isOwn = bare !== name && !names.has(bare)
    const railways = new Set(same.flatMap(({ line }) => RAILWAYS[line.company] ?? []))
    const written = [name, ...(STATIONS[slug]?.split(' ') ?? [])]
    const withRailway = [...railways].flatMap((railway) =>
      [...written, bare].map((it) => railway + it),
    )
    const reading = stop.eki_kana.replace(/[（(].*[）)]$/, '')
    const short = [...written, ...withRailway]
    return [
      {
        place,
        type: 'station',
        goal: slug,
        full: [...short, ...(isOwn ? [bare] : [])].flatMap((it) => [`${it}駅`, `${it}えき`]),
        // 紫 and 開 are no names without 駅.
        short: short.filter((it) => it.length > 1),
        readings: [reading, ...(isOwn ? [reading.replace(OWN_RAILWAY_READING, '')] : [])],
      },
    ]
  })
}

export function lineNames(): PlaceNames[] {
  return lines.flatMap((line): PlaceNames[] => {
    const place = placeBySlug(line.slug)
    if (!place) return []
    const bare = line.line_name.replace(/^(?:西鉄|JR|福岡市地下鉄|甘木鉄道)/, '')
    const underground =
      line.company === '福岡市交通局' ? [`地下鉄${bare}`, `福岡市営地下鉄${bare}`] : []
    const written = [line.line_name, bare, ...underground, ...(LINES[line.slug]?.split(' ') ?? [])]
    const withoutMain = written.map((name) => name.replace('本線', '線'))
    return [
      {
        place,
        type: 'line',
        full: [...new Set([...written, ...withoutMain])],
        short: [],
        readings: [
          line.line_kana
            .replace('じぇいあーる', '')
            .replace('にしてつ', '')
            .replace('ふくおかしちかてつ', ''),
        ],
      },
    ]
  })
}

export function networkNames(): PlaceNames[] {
  return NETWORKS.map(([companies, words]) => {
    const own = lines.filter(({ company }) => companies.includes(company))
    const codes = own.flatMap(({ slug }) => placeBySlug(slug)?.codes ?? [])
    return {
      place: { key: 'eki_code', codes: [...new Set(codes)].sort() },
      type: 'line',
      full: words.split(' '),
      short: [],
      readings: [],
    }
  })
}
