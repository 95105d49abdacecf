import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import lines from '@sumai/domain/master/stations.json' with { type: 'json' }
import universities from '@sumai/domain/master/universities.json' with { type: 'json' }
import { postalCodes as postalCodeRows } from '@sumai/geo/postal-codes'
import type { Database } from '../db/database.ts'
import { upsertRows } from '../db/insert-rows.ts'
import { cities as cityTable } from '../modules/cities/cities.table.ts'
import { postalCodes } from '../modules/postal-codes/postal-codes.table.ts'
import { schools } from '../modules/schools/schools.table.ts'
import { lines as lineTable, stations } from '../modules/stations/stations.table.ts'

/**
 * Writes the master data that every site needs: cities, lines, stations, universities and postal
 * codes. Runs at every start, and changes only rows that a release has corrected.
 */
export async function writeMasterData(db: Database): Promise<void> {
  await upsertRows(db, cityTable, CITIES)
  await upsertRows(db, lineTable, LINES)
  await upsertRows(db, stations, STATIONS)
  await upsertRows(db, schools, UNIVERSITIES)
  await upsertRows(db, postalCodes, postalCodeRows())
}

const CITIES = cities.map((city) => ({
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

const LINES = lines.map((line, index) => ({
  lineCode: line.line_code,
  lineName: line.line_name,
  lineKana: line.line_kana,
  slug: line.slug,
  company: line.company,
  symbol: line.symbol,
  color: line.color,
  sort: index + 1,
}))

const STATIONS = lines.flatMap((line) =>
  line.stations.map((stop) => ({
    ekiCode: stop.eki_code,
    lineCode: line.line_code,
    ekiGroup: stop.eki_group,
    ekiName: stop.eki_name,
    ekiKana: stop.eki_kana,
    slug: stop.slug,
    cityCode: stop.city_code,
    order: stop.order,
    lat: stop.lat,
    lng: stop.lng,
  })),
)

const UNIVERSITIES = universities.map((university) => ({
  shisetsuNo: university.shisetsu_no,
  shisetsuType: university.shisetsu_type,
  shisetsuNm: university.shisetsu_nm,
  shisetsuKana: university.shisetsu_kana,
  slug: university.slug,
  cityCode: university.city_code,
  lat: university.lat,
  lng: university.lng,
  sort: university.sort,
}))
