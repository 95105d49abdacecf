import { createWriteStream, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from '@jest/globals'
import { openSource } from './source.ts'

const folder = mkdtempSync(join(tmpdir(), 'intake-'))

async function readAll(path: string): Promise<void> {
  for await (const _ of (await openSource(path)).rows());
}

test.each(['csv', 'ndjson'])('an endless cell of a %s takes no memory', async (kind) => {
  const path = join(folder, `large.${kind}`)
  const part = 'あ'.repeat(100_000)
  function* content() {
    yield kind === 'csv' ? 'a\n"' : '{"a":"'
    for (let parts = 0; parts < 500; parts++) yield part
  }
  await pipeline(Readable.from(content()), createWriteStream(path))
  const before = process.memoryUsage().rss
  await expect(readAll(path)).rejects.toThrow(/^large.(csv|ndjson) の\d行目：1行が100万文字を/)
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})
