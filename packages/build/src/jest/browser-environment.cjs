const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom lacks what every browser has and Node has too. */
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
]

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of MISSING) this.global[name] ??= globalThis[name]
  }
}
