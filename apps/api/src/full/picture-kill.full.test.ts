import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@jest/globals'
import sharp from 'sharp'
import { mediaFile } from '../media/folders.ts'
import { onEmbedded } from '../testing/databases.ts'
import { copyOfAgency, csvOf, ROOM } from '../testing/intake.ts'
import { zipOf } from '../testing/zip-file.ts'

const IMPORT = fileURLToPath(new URL('../commands/import.ts', import.meta.url))
const KILLS = 12
const ROOMS = 12
const MINUTES = 60_000

const file = join(mkdtempSync(join(tmpdir(), 'intake-')), 'stock.zip')

/** Runs an import to its end, or kills it after so many ms; gives what it says. */
async function run(dataDir: string, killAfter?: number): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', API_PORT: '1', UPLOAD_DIR: '' }
  const child = spawn(process.execPath, [IMPORT, 'chintai', file], { env })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  if (killAfter !== undefined) setTimeout(killAfter).then(() => child.kill('SIGKILL'))
  await once(child, 'close')
  return said
}

/** Pictures by name, without what was left half by a kill. */
function stored(dataDir: string): Map<string, Buffer> {
  const folder = join(dataDir, 'media/photo/uploads')
  const whole = readdirSync(folder).filter((name) => /-\d+\.(avif|jpg)$/.test(name))
  return new Map(whole.toSorted().map((name) => [name, readFileSync(join(folder, name))]))
}

onEmbedded(
  `an import of pictures that is killed ${KILLS} times ends with the files of one that never was`,
  async () => {
    const photo = readFileSync(mediaFile('/media/interior/interior-1k-1-960.jpg'))
    const files: Record<string, Buffer | string> = {}
    const rooms = Array.from({ length: ROOMS }, (_, index) => ({
      ...{ ...ROOM, bukken_no: String(1_700_000_001 + index), 写真: `${index}.jpg|外観` },
    }))
    for (const index of rooms.keys()) {
      files[`${index}.jpg`] = await sharp(photo)
        .modulate({ hue: index * 20 })
        .jpeg()
        .toBuffer()
    }
    writeFileSync(file, await zipOf({ 'rooms.csv': csvOf(rooms), ...files }))
    const [undisturbed, disturbed] = [await copyOfAgency(), await copyOfAgency()]
    const begun = performance.now()
    expect(await run(undisturbed)).toContain(`登録 ${ROOMS}、`)
    const took = performance.now() - begun

    for (let kill = 1; kill <= KILLS; kill++) await run(disturbed, (took / KILLS) * kill * 0.6)
    await run(disturbed)
    expect(stored(disturbed)).toEqual(stored(undisturbed))
    expect(stored(disturbed).size).toBe(ROOMS * 9)
    expect(await run(disturbed)).toContain(`登録 0、更新 0、変更なし ${ROOMS}、`)
  },
  10 * MINUTES,
)
