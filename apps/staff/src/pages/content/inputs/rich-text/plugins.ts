import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { schema } from './schema.ts'
import { isInTable, nextCell } from './tables.ts'

const { list_item, heading, bullet_list, ordered_list, line_break, paragraph } = schema.nodes

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(line_break.create()).scrollIntoView())
  return true
}
/** Cells have no paragraphs. */
const breakInCell: Command = (state, dispatch) => isInTable(state) && breakLine(state, dispatch)

/** What the editor of a text understands: keys, signs at the beginning of a line, undo. */
export const plugins = [
  inputRules({
    rules: [
      textblockTypeInputRule(/^##\s$/, heading, { level: 2 }),
      textblockTypeInputRule(/^###\s$/, heading, { level: 3 }),
      wrappingInputRule(/^[-・]\s$/, bullet_list),
      wrappingInputRule(/^1\.\s$/, ordered_list),
    ],
  }),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': toggleMark(schema.marks.strong),
    'Mod-Alt-0': setBlockType(paragraph),
    'Mod-Alt-2': setBlockType(heading, { level: 2 }),
    'Mod-Alt-3': setBlockType(heading, { level: 3 }),
    Enter: chainCommands(splitListItem(list_item), breakInCell),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    // Elsewhere Tab leaves the editor (WCAG 2.1.2).
    Tab: chainCommands(sinkListItem(list_item), nextCell),
    'Shift-Tab': liftListItem(list_item),
  }),
  keymap(baseKeymap),
  history(),
]
