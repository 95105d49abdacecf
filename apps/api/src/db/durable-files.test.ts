import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@jest/globals'
import { onEmbedded } from '../testing/databases.ts'
import { emptyDataDir } from '../testing/test-database.ts'
import { databaseFolder } from './database-folder.ts'

/** Prints what each of these statements has written to the disk. */
const script = (folder: string) => `
  const { PGlite } = await import('@electric-sql/pglite')
  const { DURABLE, DurableFiles } = await import('./durable-files.ts')
  const synced = []
  const fs = new DurableFiles(${JSON.stringify(folder)}, {
    onAbort: () => process.exit(1),
    onSync: (path) => synced.push(path.replace(/^.*data\\//, '').replace(/[0-9A-F]{24}/, 'log')),
  })
  const pglite = await PGlite.create({ fs, startParams: DURABLE })
  await pglite.query('create table note (word text)')
  for (const statement of [
    "insert into note values ('a')",
    'begin',
    "insert into note values ('b')",
    'commit',
    'select * from note',
    'checkpoint',
  ]) {
    synced.length = 0
    await pglite.query(statement)
    console.log(JSON.stringify(synced))
  }
  await pglite.close()`

onEmbedded(
  'a commit is on the disk when it is answered, and a read writes nothing',
  async () => {
    const folder = databaseFolder(await emptyDataDir())
    const args = ['--input-type=module', '-e', script(folder)]
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: import.meta.dirname,
    })
    const [inserted, begun, added, committed, read, checked] = stdout.trim().split('\n')
    expect(JSON.parse(String(inserted))).toEqual(['pg_wal/log'])
    expect([begun, added]).toEqual(['[]', '[]'])
    expect(JSON.parse(String(committed))).toEqual(['pg_wal/log'])
    expect(read).toBe('[]')
    expect(JSON.parse(String(checked))).toContain('global/pg_control')
  },
  60_000,
)
