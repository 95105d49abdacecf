import { type ComponentType, lazy, memo, Suspense } from 'react'

/** ms before each retry of a failed load. */
const PAUSES = [1000, 3000, 9000]

type Late<Name, Value> =
  Name extends Capitalize<Name & string>
    ? Value extends ComponentType<infer Props>
      ? ComponentType<Props>
      : never
    : Value extends (...args: infer Args) => infer Answer
      ? (...args: Args) => Promise<Awaited<Answer>>
      : never

/**
 * Parts of a page whose code comes after that of the page, all from one module, whose name ends in
 * `.late`: the build then puts its stylesheets into the server's page. The name of one that only a
 * view of the page needs ends in `.view` (`handle.view`). `late(load)('Photos')` is a
 * component; `late(load)('loader')` is a function that fetches the code when it is called.
 *
 * The server's HTML of a component stays until its code is there, so it must work as plain HTML:
 * links, `<details>`, a form. A failed load is retried three times, then thrown to the nearest
 * error boundary; any other error comes from the module and is thrown at once.
 */
export function late<Module extends object>(load: () => Promise<Module>) {
  let module: Promise<Module> | undefined
  const code = () => {
    module ??= retried(load)
    return module
  }
  return <Name extends keyof Module & string>(name: Name): Late<Name, Module[Name]> =>
    (/^[A-Z]/.test(name) ? component(code, name) : call(load, name)) as Late<Name, Module[Name]>
}

/**
 * React takes a Suspense element that changes before it has hydrated for an update, and swaps the
 * server's HTML for the fallback: with `memo` it changes only when the props do.
 */
function component<Module>(code: () => Promise<Module>, name: keyof Module) {
  const Part = lazy(async () => ({ default: (await code())[name] as ComponentType<object> }))
  return memo((props: object) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ))
}

/** Not retried: a navigation shows the visitor at once that code is missing. */
const call =
  <Module,>(load: () => Promise<Module>, name: keyof Module) =>
  async (...args: unknown[]) =>
    ((await load())[name] as (...args: unknown[]) => unknown)(...args)

async function retried<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of PAUSES) {
    try {
      return await load()
    } catch (error) {
      if (!isMissingCode(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
      await connection()
    }
  }
  return load()
}

/** Resolves when the browser is online, as far as it knows. */
async function connection(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

/** Whether it is Rspack's error for a chunk that was not loaded or did not match its hash. */
export const isMissingCode = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError'
