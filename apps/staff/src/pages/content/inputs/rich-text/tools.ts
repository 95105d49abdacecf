import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'
import { addRow, insertTable, isInTable, removeRow } from './tables.ts'

const { heading, paragraph, bullet_list, ordered_list, blockquote, list_item } = schema.nodes

type Tool = {
  label: string
  run: Command
  /** Whether it is on where the cursor is; leaves out what only does something. */
  isOn?: (state: EditorState) => boolean
  /** Shown only there. */
  isShown?: (state: EditorState) => boolean
}

const isMarked = (type: MarkType) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type)
}

const isWithin = (type: NodeType, level?: number) => (state: EditorState) => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === type) return level === undefined || node.attrs.level === level
  }
  return false
}

/** On becomes off, off becomes on. */
const toggle =
  (isOn: (state: EditorState) => boolean, on: Command, off: Command): Command =>
  (state, dispatch, view) =>
    (isOn(state) ? off : on)(state, dispatch, view)

function headingTool(label: string, level: number): Tool {
  const isOn = isWithin(heading, level)
  return {
    label,
    isOn,
    run: toggle(isOn, setBlockType(heading, { level }), setBlockType(paragraph)),
  }
}

function listTool(label: string, type: NodeType): Tool {
  const isOn = isWithin(type)
  return { label, isOn, run: toggle(isOn, wrapInList(type), liftListItem(list_item)) }
}

const isQuote = isWithin(blockquote)

export const TOOLS: readonly Tool[] = [
  headingTool('見出し', 2),
  headingTool('小見出し', 3),
  { label: '太字', run: toggleMark(schema.marks.strong), isOn: isMarked(schema.marks.strong) },
  listTool('箇条書き', bullet_list),
  listTool('番号', ordered_list),
  { label: '引用', isOn: isQuote, run: toggle(isQuote, wrapIn(blockquote), lift) },
  { label: '表', run: insertTable, isShown: (state) => !isInTable(state) },
  { label: '行を足す', run: addRow, isShown: isInTable },
  { label: '行を消す', run: removeRow, isShown: isInTable },
]

export const UNDO: readonly Tool[] = [
  { label: '元に戻す', run: undo },
  { label: 'やり直す', run: redo },
]

export const isLink = isMarked(schema.marks.link)
