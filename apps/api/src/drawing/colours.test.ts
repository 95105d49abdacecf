import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { COLOURS, RULE } from './colours.ts'

const TOKENS = new URL('../../../../packages/ui/src/tokens.css', import.meta.url)
const colours = [COLOURS.chintai, COLOURS.baibai].flatMap((site) => Object.values(site))

test.each([...colours, RULE])('%s is a colour of the sites', (colour) => {
  expect(readFileSync(TOKENS, 'utf8')).toContain(`${colour};`)
})
