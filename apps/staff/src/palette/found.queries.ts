import { formatKakaku, formatRent } from '@sumai/format/money'
import { PhoneIcon, RecordIcon, UserIcon } from '@sumai/ui/icon'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffApi } from '../api/api.ts'
import { sayDay } from '../components/say-day.ts'
import { STATUS_LABELS } from '../components/status-chip.tsx'
import { toInquiry, toListing, toRecords } from '../paths.ts'
import { currentSession } from '../session/session-state.ts'
import type { Item } from './item.ts'

const SITES = ['chintai', 'baibai'] as const
const HOMES = 3
const PEOPLE = 3

/** Homes of both sites whose name, number or station was typed. */
export const homesFound = (words: string) =>
  queryOptions({
    queryKey: ['palette', 'homes', words],
    async queryFn({ signal }) {
      const read = (site: (typeof SITES)[number]) =>
        staffApi.listings(site, { keyword: words, limit: HOMES, order: 'updated' }, { signal })
      const found = await Promise.all(SITES.map(read))
      return {
        total: found.reduce((sum, { pagination }) => sum + pagination.total, 0),
        items: found.flatMap(({ listings }, at) => listings.map(homeItem(SITES[at] ?? 'chintai'))),
      }
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })

type Listing = Awaited<ReturnType<typeof staffApi.listings>>['listings'][number]

const homeItem =
  (site: (typeof SITES)[number]) =>
  (home: Listing): Item => {
    const { bukkenNo, name, roomNo, boshuStatus, price, photoUrl } = home
    const to = toListing(site, bukkenNo)
    const isAdmin = currentSession()?.staff.userType === 'admin'
    return {
      ...{ id: `home-${bukkenNo}`, to, photo: photoUrl },
      label: roomNo ? `${name} ${roomNo}号室` : name,
      note: `${STATUS_LABELS[boshuStatus]}・${site === 'chintai' ? formatRent(price) : formatKakaku(price)}`,
      actions: [
        { id: 'edit', label: '編集する', to },
        ...(isAdmin
          ? [
              {
                ...{ id: 'record', label: '変更の記録を見る', icon: RecordIcon },
                to: toRecords({ resource: `${site}/rooms`, number: bukkenNo }),
              },
            ]
          : []),
      ],
    }
  }

/** Who has enquired, by name, kana or telephone; of one person the latest. */
export const peopleFound = (words: string) =>
  queryOptions({
    queryKey: ['palette', 'people', words],
    queryFn: ({ signal }) => staffApi.inquiries.list({ keyword: words, limit: PEOPLE }, { signal }),
    select: ({ inquiries }): Item[] =>
      inquiries.map(({ inquiryId, name, createdAt, statusLabel }) => ({
        ...{ id: `person-${inquiryId}`, icon: UserIcon, to: toInquiry(inquiryId) },
        label: name ?? 'お名前なし',
        note: `${sayDay(createdAt, new Date())}のお問い合わせ・${statusLabel}`,
        actions: [
          { id: 'thread', label: 'お問い合わせを開く', icon: PhoneIcon, to: toInquiry(inquiryId) },
        ],
      })),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
