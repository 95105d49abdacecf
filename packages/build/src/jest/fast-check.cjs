/**
 * Properties are tried on the same values in every `npm test`, so that what it says is about the
 * change; `npm run test:full` looks for values that nobody has tried.
 */
const fastCheck = require('../../../../node_modules/fast-check/lib/cjs/fast-check.js')

if (!process.env.RANDOM_PROPERTIES) fastCheck.configureGlobal({ seed: 20_261_121 })

module.exports = fastCheck
