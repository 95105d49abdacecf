import type { useApi } from '../test-api.ts'

export type Api = ReturnType<ReturnType<typeof useApi>>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Target = { path: string; payload?: object }

/** A call, with the status that each kind of caller gets when nothing else is wrong. */
export type Call = {
  name: string
  method: Method
  /** Made anew for every request, so that no write depends on another. */
  target: (api: Api) => Promise<Target>
  none: number
  own: number
  other: number
  admin: number
  /** Whoever has signed in, where that is not what their role gets with a token. */
  session?: number
}

/** The shop that the tested things belong to, and another one. */
export const OWN = '301'
export const OTHER = '001'

export const open = (path: string, template = path.replace(/\?.*/, '')): Call => ({
  name: `GET ${template}`,
  method: 'GET',
  target: async () => ({ path }),
  none: 200,
  own: 200,
  other: 200,
  admin: 200,
})

type Statuses = Pick<Call, 'own' | 'other' | 'admin'>
export const closed = (name: string, statuses: Statuses, target: Call['target']): Call => ({
  name,
  method: name.split(' ')[0] as Method,
  target,
  none: 401,
  ...statuses,
})

/** A change that everybody may ask for, with the same answer to all. */
export const anyone = (name: string, status: number, payload?: object): Call => ({
  ...{ name, method: 'POST', none: status, own: status, other: status, admin: status },
  target: async () => ({ path: name.replace('POST ', ''), payload }),
})

/** Only for those who have signed in; a token opens none of it. */
export const personal = (name: string, session: number, target: Call['target']): Call => ({
  ...closed(name, { own: 401, other: 401, admin: 401 }, target),
  session,
})

export const first = async (api: Api, path: string, list: string) => {
  const headers = await api.as({ user_type: 'admin' })
  const { body } = await api.call(path, { headers })
  return body[list][0]
}
export const own = {
  baibai: `baibai/rooms?tenpo_no=${OWN}`,
  chintai: `chintai/rooms?tenpo_no=${OWN}`,
}

let made = 0
export const unique = (digits: number) => String(9 * 10 ** (digits - 1) + made++)

export const UNKNOWN_TOKEN = '5e1b2b6e-2d0b-4f2f-9a3e-0f7b8a9c0d1e'

export async function created(api: Api, path: string, payload: object) {
  const headers = await api.as({ user_type: 'admin' })
  const { status, body } = await api.call(path, { method: 'POST', headers, payload })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
