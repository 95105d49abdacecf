/** Rows with everything; photos in a grid; a map; rooms gathered by building. */
export const RESULT_VIEWS = [
  { name: 'list', label: '一覧' },
  { name: 'photo', label: '写真' },
  { name: 'map', label: '地図' },
  { name: 'building', label: '建物別' },
] as const

export type ResultView = (typeof RESULT_VIEWS)[number]['name']
