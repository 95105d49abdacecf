import { isDrawnPlot } from '@sumai/format/pictures'
import type { Room } from './room-data.ts'

/** Where on the page of land its drawings are. */
export const PLOTS = '#plots'

/** The drawings of a plot that is sold as land. */
export const plotsOf = ({ bukkenType, photos }: Room) =>
  bukkenType === 'hanbai_tochi' ? photos.filter(({ url }) => isDrawnPlot(url)) : []
