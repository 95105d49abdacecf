import { madoriLabel } from '@sumai/domain/listing/madori'
import { ButtonLink } from '@sumai/ui/button'
import { buttonClass } from '@sumai/ui/button-look'
import { Checkbox } from '@sumai/ui/checkbox'
import { Chip, Chips } from '@sumai/ui/chip'
import { classNames } from '@sumai/ui/class-names'
import { Select } from '@sumai/ui/controls'
import { ChevronDownIcon, MapIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { paths } from '../../paths.ts'
import css from './area-search.module.css'
import { FieldGroup } from './field-group.tsx'
import { SearchForm } from './search-form.tsx'
import type { AreaTile } from './top-data.ts'

/** Search codes: rooms × 100 + kind. Four rooms are rare; the page of results offers all. */
const MADORI = [110, 120, 130, 150, 220, 230, 250, 320, 330, 350].map((code) => ({
  code,
  label: madoriLabel(Math.floor(code / 100), code % 100) ?? '',
}))

/** 万円; coarser steps than those of the page of results. */
const RENTS = [3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20].map((man) => ({
  value: String(man * 10_000),
  label: `${man}万円`,
}))

const WISHES = [
  { name: 'is_free_shikikin', value: '1', label: '敷金なし' },
  { name: 'is_free_internet', value: '1', label: 'ネット無料' },
  { name: 'setsubijoken[]', value: '801', label: 'ペット相談可' },
  { name: 'is_parking', value: '1', label: '駐車場あり' },
]

type Props = { areas: readonly AreaTile[]; total: number }

/**
 * Search by place, rent and size. On a phone the rest opens by a box that belongs to no form, so
 * that it works without JavaScript and is never sent.
 */
export function AreaSearch({ areas, total }: Props) {
  return (
    <SearchForm total={total} className={css.form}>
      {(submit) => (
        <>
          <div className={css.areas}>
            <FieldGroup legend="エリア">
              <Chips>
                <Chip
                  type="radio"
                  name="place"
                  value=""
                  label="すべて"
                  count={total}
                  defaultChecked
                />
                {areas.map(({ slug, name, rooms }) => (
                  <Chip
                    key={slug}
                    type="radio"
                    name="place"
                    value={slug}
                    label={name}
                    count={rooms}
                  />
                ))}
              </Chips>
            </FieldGroup>
          </div>
          <div className={css.side}>
            <FieldGroup legend="賃料">
              <div className={css.range}>
                <Select
                  name="hy_yachin_min"
                  aria-label="賃料の下限"
                  empty="下限なし"
                  choices={RENTS}
                />
                <span aria-hidden="true">〜</span>
                <Select
                  name="hy_yachin_max"
                  aria-label="賃料の上限"
                  empty="上限なし"
                  choices={RENTS}
                />
              </div>
            </FieldGroup>
            {submit}
            <ButtonLink to={paths.searchOnMap} variant="outline">
              <MapIcon />
              <span>
                地図<span className={css.words}>で探す</span>
              </span>
            </ButtonLink>
          </div>
          <label className={classNames(buttonClass({ variant: 'quiet' }), css.opener)}>
            <VisuallyHidden>
              <input type="checkbox" form="no-form" autoComplete="off" />
            </VisuallyHidden>
            条件を足す
            <ChevronDownIcon size="s" />
          </label>
          <div className={css.more}>
            <FieldGroup legend="間取り">
              <Chips>
                {MADORI.map(({ code, label }) => (
                  <Chip key={code} name="madori[]" value={code} label={label} />
                ))}
              </Chips>
            </FieldGroup>
            <FieldGroup legend="こだわり条件">
              <Chips>
                {WISHES.map((wish) => (
                  <Chip key={wish.name} {...wish} />
                ))}
              </Chips>
            </FieldGroup>
            <Checkbox name="is_include_kyoekihi" value="1" label="管理費・共益費を含めた額で探す" />
          </div>
        </>
      )}
    </SearchForm>
  )
}
