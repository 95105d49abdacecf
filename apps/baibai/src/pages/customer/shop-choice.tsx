import { Form, useSubmit } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { paths } from '../../paths.ts'
import css from './customer.module.css'

type Props = {
  shops: readonly { tenpoNo: string; name: string; count: number }[]
  kind: string | null
  tenpoNo: string | null
}

/** Whose customers are heard; without scripts a button sends the choice. */
export function ShopChoice({ shops, kind, tenpoNo }: Props) {
  const submit = useSubmit()
  return (
    <Form action={paths.voices} className={css.shops}>
      {kind && <input type="hidden" name="type" value={kind} />}
      <Select
        key={tenpoNo}
        small
        name="tenpo_no"
        aria-label="担当した店舗"
        empty="すべての店舗"
        defaultValue={tenpoNo ?? ''}
        choices={shops.map((shop) => ({
          value: shop.tenpoNo,
          label: `${shop.name}（${shop.count}件）`,
        }))}
        onChange={({ currentTarget }) => submit(currentTarget.form)}
      />
      <noscript>
        <Button type="submit" size="s" variant="outline">
          表示する
        </Button>
      </noscript>
    </Form>
  )
}
