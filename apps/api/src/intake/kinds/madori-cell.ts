import { options } from '@sumai/domain/codes'
import { invalidFields } from '../../http/problem.ts'
import type { Values } from '../columns/columns.ts'

const KINDS = new Map(options('madori_kind').map(({ code, label }) => [label, code]))

/** 「2LDK」 as other systems write a layout: 2 and LDK. 422 for what is none. */
export function withMadori({ madori_label: label, ...values }: Values): Values {
  if (label == null) return values
  const [, heyasu, kind = ''] =
    /^(\d+)([A-Z]+)$/.exec(String(label).normalize('NFKC').toUpperCase()) ?? []
  const code = KINDS.get(kind)
  if (!heyasu || code === undefined) {
    throw invalidFields({ madori_label: [`間取り「${label}」は「2LDK」の形で入力してください。`] })
  }
  return { madori_heyasu: Number(heyasu), madori_kind: code, ...values }
}
