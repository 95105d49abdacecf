import { formatDayAndMonth } from '@sumai/format/dates'
import { formatNumber } from '@sumai/format/number'
import { useFormContext } from '@sumai/forms/form-context'
import { Link, useLoaderData } from '@sumai/platform'
import { Facts } from '@sumai/ui/facts'
import { FieldGroup } from '@sumai/ui/field'
import type { SeminarData } from './seminar-form.late.tsx'

export function SeminarPart() {
  const { seminar, others } = useLoaderData() as SeminarData
  const { values, errorOf } = useFormContext()
  return (
    <FieldGroup
      name="content_id"
      label="お申し込みセミナー"
      isSettled
      error={errorOf('content_id')}
    >
      <input type="hidden" name="content_id" value={String(values.content_id)} />
      <Facts
        caption="お申し込みセミナー"
        rows={[
          { label: 'セミナー', value: seminar?.title ?? `番号 ${values.content_id}` },
          { label: '講師', value: seminar?.speaker },
          {
            label: '参加費',
            value: seminar && (seminar.fee ? `${formatNumber(seminar.fee)}円` : '無料'),
          },
          {
            label: 'ほかのセミナー',
            value: others.length > 0 && (
              <ul>
                {others.map(({ to, title, startAt }) => (
                  <li key={to}>
                    {formatDayAndMonth(startAt)} <Link to={to}>{title}</Link>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </FieldGroup>
  )
}
