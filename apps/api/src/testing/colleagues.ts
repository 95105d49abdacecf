import { staffs } from '../modules/staffs/staffs.table.ts'
import { OTHER, OWN } from './calls/call.ts'
import type { useApi } from './test-api.ts'

type Api = ReturnType<ReturnType<typeof useApi>>

/** Adds somebody of the tested shop, of another one and of the head office; their numbers. */
export async function colleagues({ db }: Pick<Api, 'db'>) {
  const people = { own: '980001', other: '980002', admin: '980003' }
  const empty = { shikaku: [], tokuiArea: [], tokui: [], languages: [], isPublic: false, sort: 900 }
  const common = { ...empty, name: '筑紫 花子', nameKana: 'チクシ ハナコ' }
  await db.insert(staffs).values([
    { ...common, syainNo: people.own, tenpoNo: OWN, email: 'own@example.jp' },
    { ...common, syainNo: people.other, tenpoNo: OTHER, userType: 'shop' },
    { ...common, syainNo: people.admin, tenpoNo: OTHER, userType: 'admin' },
  ])
  return people
}

/** The same three, added and signed in: the headers of each. */
export async function signedInColleagues(api: Api) {
  const { own, other, admin } = await colleagues(api)
  return {
    own: await api.signedIn(own),
    other: await api.signedIn(other),
    admin: await api.signedIn(admin),
  }
}
