/**
 * `npm run bench`: measures the pages on this machine and prints our figures beside limits taken in
 * the same run (`-- pages 3` takes medians of three). `npm run bench -- api`: the API, beside raw
 * SQL and other servers of the same rows. `npm run bench -- maps`: maps as pictures, and the
 * API's answers for maps of 100,000 and 1,000,000 homes. `-- map-moves`: how soon a map of results
 * is there on a slow phone, and how soon a moved one shows its pins. `-- words`: free words
 * understood. `-- imports`: files of an agency's stock, and reads meanwhile. `-- hostile`: files that mean
 * no good, and the memory that they take. `-- alerts`: news for many people. `-- staff`: the staff's
 * screens on an agency's stock.
 */
import { benchAlerts } from './alerts.ts'
import { benchApi } from './api.ts'
import { benchFreeWords } from './free-words.ts'
import { benchHostile } from './hostile.ts'
import { benchImports } from './imports.ts'
import { benchMapMoves } from './map-moves.ts'
import { benchMapOnPhone } from './map-on-phone.ts'
import { benchMaps } from './maps.ts'
import { benchMapsOfHomes } from './maps-of-homes.ts'
import { benchPages } from './pages.ts'
import { benchStaff } from './staff.ts'

const [what = 'pages', runs = '5'] = process.argv.slice(2)
if (what === 'pages') await benchPages(Number(runs))
else if (what === 'api') await benchApi()
else if (what === 'maps') {
  await benchMaps()
  await benchMapsOfHomes()
} else if (what === 'map-moves') {
  await benchMapOnPhone()
  await benchMapMoves()
} else if (what === 'words') await benchFreeWords()
else if (what === 'imports') await benchImports()
else if (what === 'hostile') await benchHostile()
else if (what === 'alerts') await benchAlerts()
else if (what === 'staff') await benchStaff()
else
  throw new Error(
    'usage: npm run bench [-- pages [runs] | api | maps | map-moves | words | imports | hostile | alerts | staff]',
  )
