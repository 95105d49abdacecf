import lines from '@sumai/domain/master/stations.json' with { type: 'json' }
import type { NewCity } from '../../modules/cities/cities.table.ts'
import type { NewLine, NewStation } from '../../modules/stations/stations.table.ts'
import { CITIES, STOPS } from './geography.ts'

export const cityRows = (): NewCity[] =>
  CITIES.map((city) => ({
    cityCode: city.city_code,
    cityName: city.city_name,
    cityShortName: city.city_short_name,
    cityKana: city.city_kana,
    slug: city.slug,
    prefCode: city.pref_code,
    prefName: city.pref_name,
    areaNo: city.area_no,
    lat: city.lat,
    lng: city.lng,
    sort: city.sort,
  }))

export const lineRows = (): NewLine[] =>
  lines.map((line, index) => ({
    lineCode: line.line_code,
    lineName: line.line_name,
    lineKana: line.line_kana,
    slug: line.slug,
    company: line.company,
    symbol: line.symbol,
    color: line.color,
    sort: index + 1,
  }))

export const stationRows = (): NewStation[] =>
  STOPS.map((stop) => ({
    ekiCode: stop.eki_code,
    lineCode: stop.line_code,
    ekiGroup: stop.eki_group,
    ekiName: stop.eki_name,
    ekiKana: stop.eki_kana,
    slug: stop.slug,
    cityCode: stop.city_code,
    order: stop.order,
    lat: stop.lat,
    lng: stop.lng,
  }))
