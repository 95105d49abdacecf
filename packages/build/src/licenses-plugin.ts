import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from '@rspack/core'

type Notice = { name: string; version: string; license: string; text: string }

/** Writes licenses.json: the notices of every package that the build contains, fonts included. */
export class LicensesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('licenses', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'licenses', stage }, () => {
        const folders = new Set<string>()
        for (const module of compilation.modules) {
          for (const part of [module, ...('modules' in module ? (module.modules as []) : [])]) {
            const folder = packageOf((part as { resource?: string }).resource)
            if (folder) folders.add(folder)
          }
        }
        const notices = [...folders].sort().map(noticeOf)
        compilation.emitAsset('licenses.json', new sources.RawSource(JSON.stringify(notices)))
      })
    })
  }
}

/** `…/node_modules/@scope/name` of a file in it. */
function packageOf(file: string | undefined): string | undefined {
  return file?.match(/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/)?.[0]
}

function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  const text = file ? readFileSync(path.join(folder, file), 'utf8') : ''
  return { name, version, license, text }
}
