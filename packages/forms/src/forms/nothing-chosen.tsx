import { ENQUIRY_MAX } from '@sumai/domain/bukken-no'
import { unbroken } from '@sumai/format/unbroken'
import type { SiteType } from '@sumai/platform'
import { useFavourites } from '@sumai/shared-state'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { Input } from '@sumai/ui/controls'
import { GuideNote } from '@sumai/ui/guide-note'
import { SearchLine } from '@sumai/ui/search-line'
import type { ReactNode } from 'react'
import { FormSide } from '../form-page/form-side.tsx'
import styles from './nothing-chosen.module.css'

type Props = {
  site: SiteType
  heading: string
  /** Path of the form. */
  path: string
  search: string
  favourites: (numbers: readonly string[]) => string
  /** The listings that were seen last. */
  children: ReactNode
}

const EXAMPLE = { chintai: '1000000000', baibai: '5000000000' }

/**
 * In place of the form without a listing: asks for its number, or offers the favourites, what was
 * seen, a search.
 */
export function NothingChosen({ site, heading, path, search, favourites, children }: Props) {
  const kept = useFavourites(site).slice(0, ENQUIRY_MAX)
  const query = kept.map(({ bukkenNo }) => `bukken_no[]=${bukkenNo}`).join('&')
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.ways}>
          <GuideNote heading={unbroken(heading)}>
            <p>
              物件番号を入力するか、下の物件から選ぶと、お問い合わせへ進みます。番号は、物件のページと図面に書いてあります。
            </p>
          </GuideNote>
          <SearchLine action={path} about="物件番号" label="物件番号（10桁）" submit="次へ">
            {(id) => (
              <Input
                id={id}
                name="bukken_no[]"
                inputMode="numeric"
                pattern="[0-9]{10}"
                placeholder={`例：${EXAMPLE[site]}`}
                title="10桁の数字"
                required
              />
            )}
          </SearchLine>
          {kept.length > 0 && (
            <div className={styles.kept}>
              <ButtonLink to={`${path}?${query}`} variant="outline">
                お気に入りの{kept.length}件について問い合わせる
              </ButtonLink>
              <ButtonLink to={favourites([])} variant="quiet">
                お気に入りを見る
              </ButtonLink>
            </div>
          )}
          {children}
          <SearchLine action={search} about="物件" label="駅・地名・学校・条件から探す" quiet>
            {(id) => (
              <Input
                id={id}
                type="search"
                name="keyword"
                placeholder="例：天神駅、久留米市"
                maxLength={100}
              />
            )}
          </SearchLine>
        </div>
        <FormSide form="property" isGuided />
      </div>
    </Container>
  )
}
