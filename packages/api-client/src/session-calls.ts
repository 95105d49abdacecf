import type { ZodType } from 'zod'
import { below, change, create, post, remove, type Send, whole } from './calls.ts'
import type { Camelized } from './camelized.ts'
import type {
  StaffFilterBody,
  staffFilterAnswer,
  staffFilterList,
} from './contract/staff-filter.ts'
import type {
  InvitationBody,
  invitationAnswer,
  PasskeyBody,
  PasskeySignIn,
  passkeyAnswer,
  passkeyList,
  passkeyOptions,
  passkeySignInOptions,
  SignIn,
  SignInCodeRequest,
  sessionAnswer,
} from './contract/staff-session.ts'
import type { CallOptions } from './request.ts'

/** A credential keeps the names that browsers give its parts: only plain objects are renamed. */
class Verbatim {
  constructor(credential: object) {
    Object.assign(this, credential)
  }
}

/** POST of a body with a credential. */
const withCredential =
  <Body extends { credential: object }, Schema extends ZodType>(send: Send, path: string) =>
  (body: Camelized<Body>, options?: CallOptions) =>
    create<Body, Schema>(send, path)(
      { ...body, credential: new Verbatim((body as Body).credential) } as never,
      options,
    )

/** The calls by which staff sign in and out; the browser keeps the cookie of the session. */
export const sessionCalls = (send: Send) => ({
  session: {
    /** Mails a code to whoever has that address; resolves alike when nobody has. */
    askForCode: post<SignInCodeRequest>(send, 'staff/sign-in-codes'),
    begin: create<SignIn, typeof sessionAnswer>(send, 'staff/session'),
    get: whole<typeof sessionAnswer>(send, 'staff/session'),
    end: async (options?: CallOptions): Promise<void> => {
      await send({ method: 'DELETE', path: 'staff/session', signal: options?.signal })
    },
    passkeyOptions: (options?: CallOptions) =>
      create<object, typeof passkeySignInOptions>(send, 'staff/session/passkey/options')(
        {},
        options,
      ),
    beginByPasskey: withCredential<PasskeySignIn, typeof sessionAnswer>(
      send,
      'staff/session/passkey',
    ),
  },
  passkeys: {
    options: (options?: CallOptions) =>
      create<object, typeof passkeyOptions>(send, 'staff/passkeys/options')({}, options),
    create: withCredential<PasskeyBody, typeof passkeyAnswer>(send, 'staff/passkeys'),
    list: whole<typeof passkeyList>(send, 'staff/passkeys'),
    remove: remove(send, 'staff/passkeys', 'id'),
  },
  /** How somebody looks at the homes of a site, under a name. */
  filters: {
    list: whole<typeof staffFilterList>(send, 'staff/filters'),
    /** Under an identifier of the caller; once more with another name. */
    keep: change<StaffFilterBody, typeof staffFilterAnswer>(send, 'staff/filters', 'filter_id'),
    remove: remove(send, 'staff/filters', 'filter_id'),
  },
})

/** Writes the address of a member of staff and mails them their first code. */
export const invitation =
  (send: Send) =>
  async (syainNo: string | null | undefined, body: InvitationBody, options?: CallOptions) => {
    const path = `${below('staffs', 'syain_no', syainNo)}/invitation`
    return create<InvitationBody, typeof invitationAnswer>(send, path)(body as never, options)
  }
