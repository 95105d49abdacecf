import { writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { planOf } from '../plan.ts'
import { type Look, planUrl } from '../plan-code.ts'
import { programOf } from '../program.ts'
import { homes } from './homes.ts'

/**
 * Writes a page with many plans to look at:
 * `node packages/madori/src/testing/contact-sheet.ts <file.html> [count] [look] [seed]`
 */
const [file, count = '200', look = 'plain', seed = '1'] = process.argv.slice(2)
if (!file) throw new Error('usage: contact-sheet.ts <file.html> [count] [look] [seed]')

const tiles = fc
  .sample(homes, { seed: Number(seed), numRuns: Number(count) })
  .flatMap((home) => programOf(home) ?? [])
  .map((program) => {
    const drawing = planOf(program, look as Look)
    const source = drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`
    const caption = planUrl(program).split('/').at(-1)
    return `<figure><img src="${source}" alt=""><figcaption>${caption}</figcaption></figure>`
  })

const STYLE = `body{margin:8px;display:grid;grid-template-columns:repeat(5,1fr);gap:8px;background:#ddd;font:11px sans-serif}
figure{margin:0}img{width:100%;height:360px;object-fit:contain;background:#fff}`
await writeFile(
  file,
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${tiles.join('')}`,
)
