import type { Room } from './room-data.ts'

type Drawn = Pick<Room, 'zumenUrl'>

/**
 * The drawing as a PDF, to be opened: a row both of the plan and of the facts that an advertisement
 * states. No row where there is none.
 */
export const zumenRows = ({ zumenUrl }: Drawn) =>
  zumenUrl === null ? [] : [{ label: '販売図面', value: <a href={zumenUrl}>図面を開く（PDF）</a> }]
