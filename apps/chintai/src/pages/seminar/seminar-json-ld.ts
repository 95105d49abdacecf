import { BRAND } from '@sumai/domain/brand'
import { paths } from '../../paths.ts'
import type { SeminarData } from './seminar.page.tsx'

/** Each date as an event of its own (schema.org Event). */
export const seminarJsonLd = ({ seminar, sessions }: SeminarData): object[] =>
  sessions.map((session) => ({
    '@type': 'Event',
    name: seminar.title,
    description: seminar.summary,
    startDate: session.startAt,
    endDate: session.endAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: session.address
      ? 'https://schema.org/OfflineEventAttendanceMode'
      : 'https://schema.org/OnlineEventAttendanceMode',
    location: session.address
      ? { '@type': 'Place', name: session.venueName, address: session.address }
      : { '@type': 'VirtualLocation', url: paths.seminar(seminar.contentId) },
    organizer: { '@type': 'Organization', name: BRAND.legalName },
    isAccessibleForFree: !seminar.fee,
    maximumAttendeeCapacity: session.capacity,
    remainingAttendeeCapacity: session.seats,
  }))
