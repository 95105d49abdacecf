import { BRAND } from '@sumai/domain/brand'
import type { Registry } from '../releases/registry.ts'

/** The file that packages/build writes beside every browser build (licenses-plugin.ts). */
export type Notice = { name: string; version: string; license: string; text: string }

const RULE = `\n${'─'.repeat(72)}\n`

/** /licenses.txt: the packages in the bundles of the shell and the current releases, each once. */
export function licensesText(own: readonly Notice[], registry: Registry): string {
  const all = new Map<string, Notice>()
  for (const notice of [...own, ...registry.notices()]) {
    all.set(`${notice.name} ${notice.version}`, notice)
  }
  const parts = [...all].sort(([a], [b]) => a.localeCompare(b)).map(([, notice]) => toText(notice))
  return [
    `${BRAND.name} のウェブサイトは GPL-3.0-only で公開されているソフトウェアです。`,
    `ソースコード: ${BRAND.source}`,
    'ブラウザーに送られるファイルには、次のソフトウェアとフォントが含まれています。',
    ...parts,
  ].join(RULE)
}

const toText = ({ name, version, license, text }: Notice) =>
  `${name} ${version}\n${license}\n\n${text.trim()}\n`
