import type { InputProps } from '../../../../editor/field.ts'

let RichText: typeof import('./rich-text.tsx').RichText | undefined

/** Before its form is shown: whoever tabs on to the text must find it there. */
export async function loadRichText(): Promise<void> {
  RichText ??= (await import('./rich-text.tsx')).RichText
}

/** A text with headings, lists, tables, links and pictures. */
export function RichTextInput(props: InputProps) {
  return RichText && <RichText {...props} />
}
