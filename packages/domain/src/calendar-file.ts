/** A booked visit, to be saved in the visitor's calendar. */
export type Appointment = {
  /** Identifies the appointment, so that importing it twice adds it once. */
  uid: string
  /** ISO 8601 with offset. */
  start: string
  end: string
  /** When the file was made, ISO 8601. */
  stamp: string
  title: string
  place: string
  note: string
}

/** What makes an appointment an invitation, which calendar programs move and cancel by mail. */
export type Invitation = {
  method: 'REQUEST' | 'CANCEL'
  /** Higher with every change. */
  sequence: number
  organizer: { name: string; email: string }
  /** The e-mail address of who comes. */
  guest: string
}

/** The text of an iCalendar file (RFC 5545); with an invitation, one for a mail (RFC 5546). */
export function calendarFile(appointment: Appointment, invitation?: Invitation): string {
  const { uid, start, end, stamp, title, place, note } = appointment
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sumai//reservation//JA',
    ...(invitation ? [`METHOD:${invitation.method}`] : []),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    ...(invitation ? invitationLines(invitation) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Nobody is asked for an answer: whoever booked comes. */
const invitationLines = ({ method, sequence, organizer, guest }: Invitation) => [
  `SEQUENCE:${sequence}`,
  `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  `ORGANIZER;CN="${organizer.name.replaceAll('"', '')}":mailto:${organizer.email}`,
  `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${guest}`,
]

/** 20261128T013000Z */
const utc = (moment: string) =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const LINE_BYTES = 75

/** RFC 5545: lines longer than 75 bytes are continued on the next line after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
