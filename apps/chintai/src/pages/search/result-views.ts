/** Rows with everything; photos with the price, in a grid; rooms gathered by building. */
export const RESULT_VIEWS = [
  { name: 'list', label: '一覧' },
  { name: 'photo', label: '写真' },
  { name: 'building', label: '建物ごと' },
] as const

export type ResultView = (typeof RESULT_VIEWS)[number]['name']
