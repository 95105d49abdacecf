import { isDrawnPlot } from '@sumai/format/pictures'
import { planAt } from '@sumai/listings/plan-section'
import type { Room, RoomData } from './room-data.ts'

/** Where on the page of land its drawings are. */
export const PLOTS = '#plots'

/** The drawings of a plot that is sold as land. */
export const plotsOf = ({ bukkenType, photos }: Room) =>
  bukkenType === 'hanbai_tochi' ? photos.filter(({ url }) => isDrawnPlot(url)) : []

/** Whether something drawn stands beside its price. */
export const isDrawn = ({ room, sketch }: Pick<RoomData, 'room' | 'sketch'>): boolean =>
  planAt({ photos: room.photos, sketch }) !== undefined || plotsOf(room).length > 0
