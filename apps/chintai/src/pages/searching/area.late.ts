import { byArea } from '@sumai/search/by-area'
import { HOMES } from './places.ts'

export const { loader, Component } = byArea(HOMES)
