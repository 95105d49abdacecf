import type { Node } from 'prosemirror-model'
import { type Command, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { table, table_row, table_cell, table_header } = schema.nodes

const rowOf = (...cells: Node[]) => table_row.create(null, cells)
const emptyRow = () => rowOf(table_header.create(), table_cell.create())

/** How deep the row of the selection lies; nothing outside tables. */
function rowDepth({ selection: { $from } }: Parameters<Command>[0]): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === table_row) return depth
  }
  return undefined
}

export const isInTable = (state: Parameters<Command>[0]) => rowDepth(state) !== undefined

/** Two columns: what it is, and what of it. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const at = state.selection.from
  const change = state.tr.replaceSelectionWith(table.create(null, [emptyRow(), emptyRow()]))
  dispatch?.(change.setSelection(TextSelection.near(change.doc.resolve(at + 1))).scrollIntoView())
  return true
}

/** A row like that of the selection, below it. */
export const addRow: Command = (state, dispatch) => {
  const depth = rowDepth(state)
  if (depth === undefined) return false
  const { $from } = state.selection
  const row = $from.node(depth)
  const cells: Node[] = []
  row.forEach((cell) => void cells.push(cell.type.create(cell.attrs)))
  const after = $from.after(depth)
  const change = state.tr.insert(after, rowOf(...cells))
  dispatch?.(
    change.setSelection(TextSelection.near(change.doc.resolve(after + 2))).scrollIntoView(),
  )
  return true
}

/** The last row takes the table with it. */
export const removeRow: Command = (state, dispatch) => {
  const depth = rowDepth(state)
  if (depth === undefined) return false
  const { $from } = state.selection
  const isLast = $from.node(depth - 1).childCount === 1
  const at = isLast ? depth - 1 : depth
  dispatch?.(state.tr.delete($from.before(at), $from.after(at)).scrollIntoView())
  return true
}

/** To the next cell; from the last one into a new row. */
export const nextCell: Command = (state, dispatch, view) => {
  const depth = rowDepth(state)
  if (depth === undefined) return false
  const { $from } = state.selection
  const end = $from.after($from.depth)
  const isLastCell = end === $from.end(depth)
  const isLastRow = $from.after(depth) === $from.end(depth - 1)
  if (isLastCell && isLastRow) return addRow(state, dispatch, view)
  const target = TextSelection.findFrom(state.doc.resolve(end), 1, true)
  if (!target) return false
  dispatch?.(state.tr.setSelection(target).scrollIntoView())
  return true
}
