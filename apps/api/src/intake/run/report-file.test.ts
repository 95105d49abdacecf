import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { KINDS } from '../kinds/kinds.ts'
import { reportFile } from './report-file.ts'

test('a report has no formula, whatever stands in a row and however its file is called', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'rooms.csv.report.csv')
  const report = reportFile(path, KINDS.chintai)
  const entry = {
    file: '-rooms.csv',
    line: 2,
    key: '=HYPERLINK("http://evil.example")',
    values: {},
  }
  const faults = [{ field: 'bukken_no', reason: '形式が正しくありません。' }]
  await report.add([{ entry, result: 'failed', faults }])
  expect(await report.close()).toBe(1)
  const [, line] = readFileSync(path, 'utf8').split('\r\n')
  expect(line).toBe(
    `'-rooms.csv,2,"'=HYPERLINK(""http://evil.example"")",エラー,bukken_no,物件番号,形式が正しくありません。,,,`,
  )
})
