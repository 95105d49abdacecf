import { isApiError } from '@sumai/api-client'
import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { change } from '../../../undo/optimistic.ts'
import { type Saved, savedQuery } from './saved.queries.ts'

const { queryKey } = savedQuery

const show = (edit: (filters: Saved[]) => Saved[]) => () =>
  queryClient.setQueryData(queryKey, (read) => ({ filters: edit(read?.filters ?? []) }))

const put = (filter: Saved) => (filters: Saved[]) =>
  filters.some(({ filterId }) => filterId === filter.filterId)
    ? filters.map((it) => (it.filterId === filter.filterId ? filter : it))
    : [...filters, filter]

/** A new one, one with another name, or one that is brought back. */
const write = (filter: Saved, text: string, undo?: () => unknown) =>
  change({
    touches: queryKey,
    show: show(put(filter)),
    send: () => {
      const { filterId, ...body } = filter
      return staffApi.filters.keep(filterId, body)
    },
    done: () => ({ text, undo }),
    refused: (error) =>
      isApiError(error) && error.code === 'filter.too_many'
        ? '保存できる条件は30件までです。使わないものを削除してください。'
        : undefined,
  })

export const keep = (filter: Saved) =>
  write(filter, `「${filter.name}」を保存しました`, () => remove(filter))

export const rename = (filter: Saved, name: string) =>
  write({ ...filter, name }, `「${name}」に変えました`, () => write(filter, '元に戻しました'))

export function remove(filter: Saved): Promise<boolean> {
  return change({
    touches: queryKey,
    show: show((filters) => filters.filter(({ filterId }) => filterId !== filter.filterId)),
    send: () => staffApi.filters.remove(filter.filterId),
    done: () => ({
      text: `「${filter.name}」を削除しました`,
      undo: () => write(filter, '元に戻しました'),
    }),
  })
}
