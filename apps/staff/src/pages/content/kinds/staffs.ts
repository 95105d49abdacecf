import labels from '@sumai/domain/master/field-labels.json'
import { api, staffApi } from '../../../api/api.ts'
import { area, type Control, number, orNone, text } from '../../../editor/field.ts'
import type { Session } from '../../../session/session-state.ts'
import { ShopInput } from '../inputs/asked-inputs.tsx'
import { CitiesInput } from '../inputs/city-input.tsx'
import { LinesInput } from '../inputs/lines-input.tsx'
import { own, wide } from '../inputs/own.ts'
import { PictureInput } from '../inputs/picture-input.tsx'
import { hideStep, publishStep } from './is-public.ts'
import type { ContentField, ContentGroup, Kind, Thing } from './kind.ts'

const field = (
  name: keyof typeof labels.staffs,
  control: Control,
  hint?: string,
): ContentField => ({
  name,
  label: labels.staffs[name],
  control,
  ...(hint && { hint }),
})

const lines = own(LinesInput)
const PROFILE: readonly ContentGroup[] = [
  {
    id: 'person',
    title: 'お客様に見える紹介',
    fields: [
      field('name', text(40)),
      field('name_kana', text(40)),
      field('yakushoku', orNone(text(20))),
      field('nengen', orNone(number('年'))),
      field('photo_url', wide(PictureInput)),
      field('message', orNone(area(300))),
      field('shikaku', lines, '1行に1つ'),
      field('tokui', lines, '1行に1つ'),
      field('languages', lines, '1行に1つ'),
      field('tokui_area', wide(CitiesInput)),
      field('shushin', orNone(text(20))),
      field('shumi', orNone(text(40))),
    ],
  },
]

/** Shop, right and address decide who may sign in and what they see: the head office's alone. */
const OFFICE: ContentGroup = {
  id: 'office',
  title: '所属と権限（本部だけ）',
  fields: [
    field('tenpo_no', own(ShopInput)),
    field('user_type', {
      kind: 'choice',
      isEmpty: true,
      choices: [
        { value: 'shop', label: '店舗' },
        { value: 'admin', label: '本部' },
      ],
    }),
    field(
      'email',
      orNone(text(254)),
      '変えたり消したりすると、その方はすぐにサインアウトします。パスキーも使えなくなります。',
    ),
  ],
}

const isAdmin = ({ staff }: Session) => staff.userType === 'admin'
const asThing = ({ staff }: { staff: object }) => staff as Thing

export const STAFFS: Kind = {
  id: 'staffs',
  resource: 'staffs',
  label: 'スタッフ紹介',
  groups: (_, session) => (isAdmin(session) ? [...PROFILE, OFFICE] : PROFILE),
  read: async (id, signal) => asThing(await api.staffs.get(id, { signal })),
  write: async ({ syainNo, version }, edits) =>
    asThing(await staffApi.staffs.change(String(syainNo), { ...edits, version })),
  titleOf: ({ name }) => String(name),
  stageOf: ({ isPublic }) => (isPublic === true ? 'public' : 'draft'),
  publish: publishStep,
  hide: hideStep('公開を終える', '公開を終えました'),
  isFor: () => true,
}
