import { BRAND } from '@sumai/domain/brand'
import { SATEI_KINDS } from '@sumai/domain/forms/satei-kinds'
import { telHref } from '@sumai/format/tel'
import { Form } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { Input, Select } from '@sumai/ui/controls'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { useId } from 'react'
import { paths } from '../paths.ts'
import { QuickField } from './quick-field.tsx'
import css from './satei-band.module.css'

/** For sellers: the first two questions of the valuation form. */
export function SateiBand() {
  const id = useId()
  return (
    <Container>
      <section aria-labelledby={id} className={css.band}>
        <div>
          <h2 id={id}>ご所有の不動産、いまいくらですか</h2>
          <p className={css.text}>
            担当者が近隣の成約事例をもとに査定します。費用はかかりません。売却を急かす電話もしません。
          </p>
          <p className={css.phone}>
            お電話でも承ります
            <a href={telHref(BRAND.tel)} className={css.number}>
              {BRAND.tel}
            </a>
          </p>
        </div>
        <Form action={paths.satei} className={css.form}>
          <QuickField label="物件の種類">
            {(field) => <Select id={field} name="satei_bukken" choices={SATEI_KINDS} />}
          </QuickField>
          <QuickField label="郵便番号（任意）">
            {(field) => (
              <Input
                id={field}
                name="zip"
                inputMode="numeric"
                autoComplete="postal-code"
                placeholder="例：8300000"
              />
            )}
          </QuickField>
          <Button type="submit" variant="accent" size="l" block>
            無料査定に進む
            <ArrowRightIcon />
          </Button>
        </Form>
      </section>
    </Container>
  )
}
