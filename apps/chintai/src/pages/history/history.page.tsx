import { historyRoute } from '@sumai/listings/history-route'
import { SAVED } from '../../components/saved-rooms.ts'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = historyRoute({
  saved: SAVED,
  top: paths.top,
  title: '最近見た物件',
})
