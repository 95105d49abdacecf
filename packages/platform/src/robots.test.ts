import { expect, test } from '@jest/globals'
import { isRobot } from './robots.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  `${CHROME} Chrome/140.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; CUBOT X30) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
])('%s is a browser', (agent) => {
  expect(isRobot(agent)).toBe(false)
})

test.each([
  undefined,
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `${CHROME}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0.0.0`,
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  `${CHROME} HeadlessChrome/140.0.0.0 Safari/537.36`,
  'facebookexternalhit/1.1 LinkPreview',
  'ICC-Crawler/3.0',
  'node',
  'curl/8.5.0',
])('%s is none', (agent) => {
  expect(isRobot(agent)).toBe(true)
})
