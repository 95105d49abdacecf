import { isCut, type Phrase } from './phrase/phrase.ts'
import type { Span } from './scan.ts'

/** Between two places that both are meant; 天神か博多まで30分 cannot be asked for. */
const BOTH = /^[・とや&]$/

/** 天神・博多まで30分 are as many minutes to both. */
export const withCommutes = (phrase: Phrase, spans: readonly Span[]): Span[] =>
  spans.map((span, index) => {
    const { sense } = span
    const [joint, next] = [spans[index + 1], spans[index + 2]]
    if (sense?.kind !== 'condition' || !sense.goal || !joint) return span
    if (!BOTH.test(phrase.letters.slice(joint.from, joint.to))) return span
    if (isCut(phrase, span.to) || isCut(phrase, joint.to)) return span
    const commute = next?.sense?.kind === 'condition' && next.sense.says.commute
    if (!commute) return span
    const [there = ''] = commute as string[]
    const says = { commute: [there.replace(/^[^~]+/, sense.goal)] }
    return { ...span, sense: { kind: 'condition', says } }
  })
