import type { sessionAnswer } from '@sumai/api-client/contract/staff-session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { foreignPage } from '../../http/staff.ts'
import { sessionTokenOf, setSessionCookie } from '../../http/staff-cookie.ts'
import { csrfTokenOf, type StaffSession } from '../../staff/staff-sessions.ts'
import { timestamp } from '../../wire/writing.ts'

/** What comes after somebody has shown who they are, in whichever way. */
export function signer({ sessions, staffOrigins }: Pick<Deps, 'sessions' | 'staffOrigins'>) {
  const answer = (session: StaffSession): z.output<typeof sessionAnswer> => ({
    session: {
      staff: {
        syain_no: session.staff.syain_no,
        name: session.name,
        tenpo_no: session.tenpoNo,
        tenpo_name: session.tenpoName,
        user_type: session.staff.user_type,
      },
      csrf_token: csrfTokenOf(session),
      expires_at: timestamp(session.expiresAt),
    },
  })

  return {
    answer,

    /**
     * Begins a session and ends the one that the browser had. No other site may sign a browser in:
     * its owner would work under a stranger's name.
     */
    async in(request: FastifyRequest, reply: FastifyReply, syainNo: string) {
      const { origin } = request.headers
      if (origin && !staffOrigins.includes(origin)) throw foreignPage()
      const before = sessionTokenOf(request)
      if (before) await sessions.end(before)
      const session = await sessions.begin(syainNo)
      setSessionCookie(reply, session, staffOrigins[0])
      return answer(session)
    },
  }
}
