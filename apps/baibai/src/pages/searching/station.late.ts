import { byStation } from '@sumai/search/by-station'
import { HOMES } from './places.ts'

export const { loader, Component } = byStation(HOMES)
