import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rspack, type Stats } from '@rspack/core'
import { repoRoot } from '@sumai/build/paths'
import { federatedApp } from '@sumai/build/rspack'

/** What the page of results needs: the shell's entry, the routes of the remote, the page. */
const NEEDED = ['main', 'chintai', 'search']

/** KB of JavaScript, brotli, of the page of results when shell and rental pages are one bundle. */
export async function kbWithoutFederation(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sumai-bundle-'))
  try {
    const stats = await built(folder)
    const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
    const files = new Set(
      NEEDED.flatMap((name) => namedChunkGroups[name]?.assets?.map((asset) => asset.name) ?? []),
    )
    let bytes = 0
    for (const file of files) {
      if (!file.endsWith('.js')) continue
      bytes += brotliCompressSync(await readFile(path.join(folder, file))).length
    }
    return bytes / 1000
  } finally {
    await rm(folder, { recursive: true })
  }
}

function built(folder: string): Promise<Stats> {
  const dir = path.join(repoRoot, 'apps/shell')
  const config = federatedApp('shell', dir).find(({ name }) => name === 'shell-web')
  if (!config) throw new Error('The shell has no build for browsers')
  const compiler = rspack({
    ...config,
    output: { ...config.output, path: folder },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !/Licenses|Integrity/.test(nameOf(plugin))),
      new rspack.NormalModuleReplacementPlugin(
        /\/first-remote\.ts$/,
        path.join(import.meta.dirname, 'bundled-remotes.ts'),
      ),
      // Nobody shares them.
      new rspack.NormalModuleReplacementPlugin(/\/shared-libraries\.ts$/, 'data:text/javascript,'),
    ],
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      compiler.close(() => {})
      if (error) reject(error)
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')))
      else resolve(stats)
    }),
  )
}

const nameOf = (plugin: unknown) => (plugin as object)?.constructor?.name ?? ''
