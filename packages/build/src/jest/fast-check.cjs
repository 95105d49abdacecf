/**
 * Properties are tried on the same values in every `npm test`, so that what it says is about the
 * change, and on a fifth of them; `npm run test:full` looks for values that nobody has tried.
 */
const fastCheck = require('../../../../node_modules/fast-check/lib/cjs/fast-check.js')

const SHARE = 1 / 5
const USUAL = 100

const assert = (property, settings = {}) => {
  const numRuns = Math.ceil((settings.numRuns ?? USUAL) * SHARE)
  return fastCheck.assert(property, { ...settings, numRuns })
}

if (process.env.RANDOM_PROPERTIES) {
  module.exports = fastCheck
} else {
  fastCheck.configureGlobal({ seed: 20_261_121 })
  const short = { ...fastCheck.default, assert }
  module.exports = { ...fastCheck, assert, default: short, __esModule: true }
}
