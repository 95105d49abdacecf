const { default: Sequencer } = require('@jest/test-sequencer')

/** Suites of minutes begin first, so that none of them runs alone at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const [long, short] = [[], []]
    for (const test of super.sort(tests))
      (test.path.includes('.full.test.') ? long : short).push(test)
    return [...long, ...short]
  }
}
