// A CSS module in tests: every class is its own name, so a test can read it.
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, key) =>
      key in target ? target[key] : key === 'default' ? module.exports : String(key),
  },
)
