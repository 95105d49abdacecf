import { formatSqm, formatTsubo } from '@sumai/format/area'
import type { Room } from './room-data.ts'

/** What one asks of a plot before all else, in numbers. */
export function plotFacts({ tochiMen, setsudo: [front], kenpei, yoseki }: Room) {
  return [
    { label: '広さ', value: said(tochiMen, (men) => `${formatSqm(men)}（${formatTsubo(men)}）`) },
    { label: '間口', value: said(front?.habaM, (metres) => `${metres.toFixed(1)}m`) },
    { label: '前面道路', value: said(front?.fukuinM, (metres) => `幅員${metres.toFixed(1)}m`) },
    { label: '建ぺい率', value: said(kenpei, (percent) => `${percent}%`) },
    { label: '容積率', value: said(yoseki, (percent) => `${percent}%`) },
  ].filter(({ value }) => value)
}

/** '' when unknown. */
const said = (value: number | null | undefined, say: (value: number) => string) =>
  value == null ? '' : say(value)
