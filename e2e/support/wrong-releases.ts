/**
 * What a release that is signed and wrong may do. Each is code that stands at the end of the
 * release's container for the server, where `page` is a route that it adds to its own: `FAULT_PAGE`
 * below the top of its site.
 */
export const FAULT_PAGE = 'wrong'

/** Wrong as soon as it is loaded, or within its first second: it must never be the current one for long. */
export const WRONG_AT_ONCE: Record<string, string> = {
  'loops while it is loaded': 'for (;;);',
  'loops half a second later': 'setTimeout(() => { for (;;); }, 500)',
  'throws while it is loaded': 'throw new Error("wrong")',
  'throws half a second later': 'setTimeout(() => { throw new Error("wrong") }, 500)',
  'throws nothing': 'throw null',
  'throws in a microtask': 'queueMicrotask(() => { throw new Error("wrong") })',
  'rejects while it is loaded': 'Promise.reject(new Error("wrong"))',
  'rejects half a second later': 'setTimeout(() => Promise.reject(new Error("wrong")), 500)',
  'ends the process': 'process.exit(0)',
  'ends the process with an error': 'process.exit(1)',
  'ends the process half a second later': 'setTimeout(() => process.exit(0), 500)',
  'aborts the process': 'process.abort()',
  'kills the process': 'process.kill(process.pid, "SIGKILL")',
  'stops the process': 'process.kill(process.pid, "SIGSTOP")',
  'closes its channel to the shell': 'process.disconnect()',
  'cannot be heard by the shell': 'process.send = () => true',
  'takes 2 GB in buffers':
    'globalThis.all = []; setInterval(() => all.push(Buffer.alloc(1e8, 1)), 1)',
  'takes 2 GB in objects': 'globalThis.all = []; for (;;) all.push({ all: [1, 2, 3] })',
  'starts a million timers': 'for (let i = 0; i < 1e6; i++) setInterval(() => { i % 7 }, 1)',
  'fills the queue of microtasks': '(function next() { Promise.resolve().then(next) })()',
  'patches Array': 'Array.prototype.map = () => { throw new Error("wrong") }',
  'patches Object': 'Object.keys = Object.entries = () => []',
  'patches JSON': 'JSON.stringify = () => { throw new Error("wrong") }',
  'patches Promise': 'Promise.prototype.then = () => new Promise(() => {})',
  'patches Date': 'Date.prototype.toISOString = () => { throw new Error("wrong") }',
  'patches String': 'String.prototype.replace = () => ""',
  'listens where the shell listens':
    'process.getBuiltinModule("node:net").createServer().listen(SHELL_PORT, "127.0.0.1")',
  'starts a program':
    'process.getBuiltinModule("node:child_process").spawn("sleep", ["1000"], { detached: true })',
  'writes a file': 'process.getBuiltinModule("node:fs").writeFileSync("wrong", "wrong")',
  'never gives its routes': 'exports.get = () => new Promise(() => {})',
  'gives no routes': 'exports.get = async () => () => ({})',
  'gives routes that no router takes':
    'exports.get = async () => () => ({ routes: [{ path: "/elsewhere", children: [{ path: "/a" }] }] })',
  'gives routes that throw':
    'exports.get = async () => () => ({ routes: new Proxy([], { get() { throw new Error("wrong") } }) })',
}

/** Wrong on one page, and so that its process is ended by it. */
export const WRONG_ON_A_PAGE: Record<string, string> = {
  'loops in a loader': 'page.loader = () => { for (;;); }',
  'loops while it renders': 'page.Component = () => { for (;;); }',
  'loops in a title': 'page.handle = { title: () => { for (;;); } }',
  'rejects behind a loader':
    'page.loader = () => { setTimeout(() => Promise.reject(new Error("wrong")), 50); return null }',
  'throws behind a loader':
    'page.loader = () => { setTimeout(() => { throw new Error("wrong") }, 50); return null }',
  'ends the process in a loader': 'page.loader = () => process.exit(0)',
  'takes 2 GB in a loader':
    'globalThis.all = []; page.loader = async () => { for (let i = 0; i < 20; i++) all.push(Buffer.alloc(1e8, 1)); await new Promise(() => {}) }',
  'patches Array in a loader':
    'page.loader = () => { Array.prototype.map = () => { throw new Error("wrong") }; return null }',
}

/** Wrong on one page, which is an error page then; the release stays. */
export const WRONG_PAGES: Record<string, string> = {
  'throws while it renders': 'page.Component = () => { throw new Error("wrong") }',
  'throws in a loader': 'page.loader = () => { throw new Error("wrong") }',
  'throws in a title': 'page.handle = { title: () => { throw new Error("wrong") } }',
  'never ends a loader': 'page.loader = () => new Promise(() => {})',
  'never ends its rendering':
    'const never = new Promise(() => {}); page.Component = () => { throw never }',
  'has data that cannot be written':
    'page.loader = () => { const wrong = {}; wrong.wrong = wrong; return wrong }',
  'answers with 50 MB': 'page.Component = () => "wrong".repeat(1e7)',
}

/** At the end of a container for the server. */
export const withFault = (top: string, fault: string, shellPort: number) => `
;((exports, SHELL_PORT) => {
  const { get } = exports
  const page = { path: ${JSON.stringify(`${top}${FAULT_PAGE}`.replace(/^\//, ''))}, Component: () => 'right' }
  exports.get = async (name) => {
    const module = (await get(name))()
    return () => ({ ...module, routes: [page, ...module.routes] })
  }
  ${fault}
})((module.exports = { ...module.exports }), ${shellPort})
`
