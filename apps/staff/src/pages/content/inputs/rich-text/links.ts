import { type Command, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { link } = schema.marks

type State = Parameters<Command>[0]

/** The whole link at the cursor, or what is selected. */
function range(state: State): { from: number; to: number } {
  const { from, to, empty, $from } = state.selection
  const here = link.isInSet($from.marks())
  if (!empty || !here) return { from, to }
  let [start, end] = [from, from]
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset
    const isSame = here.isInSet(node.marks)
    if (isSame && at <= from && at + node.nodeSize >= from) [start, end] = [at, at + node.nodeSize]
  })
  return { from: start, to: end }
}

/** Where the link at the cursor leads. */
export function hrefAt(state: State): string {
  const { from, to, empty, $from } = state.selection
  if (empty) return link.isInSet($from.marks())?.attrs.href ?? ''
  let href = ''
  state.doc.nodesBetween(from, to, ({ marks }) => {
    href ||= link.isInSet(marks)?.attrs.href ?? ''
  })
  return href
}

/** Links what is selected, or writes the address itself; an empty one unlinks. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = range(state)
    const change = state.tr
    if (from === to) {
      if (href === '') return false
      change.insert(from, schema.text(href, [link.create({ href })]))
      change.setSelection(TextSelection.create(change.doc, from + href.length))
    } else {
      change.removeMark(from, to, link)
      if (href !== '') change.addMark(from, to, link.create({ href }))
    }
    dispatch?.(change.scrollIntoView())
    return true
  }
