import { readSite } from '../listings/site.ts'
import type { Kind } from './edited-room.ts'

/** What an address names; 404 for another word. */
export const readKind = (text: string | undefined): Kind =>
  text === 'tatemono' ? 'tatemono' : readSite(text)
