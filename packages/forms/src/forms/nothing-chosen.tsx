import { ENQUIRY_MAX } from '@sumai/domain/bukken-no'
import type { SiteType } from '@sumai/platform'
import { useFavourites } from '@sumai/shared-state'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { Input } from '@sumai/ui/controls'
import { GuideNote } from '@sumai/ui/guide-note'
import { SearchLine } from '@sumai/ui/search-line'
import type { ReactNode } from 'react'
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

/** In place of the form without a listing: offers the favourites. */
export function NothingChosen({ site, heading, path, search, favourites, children }: Props) {
  const kept = useFavourites(site).slice(0, ENQUIRY_MAX)
  const query = kept.map(({ bukkenNo }) => `bukken_no[]=${bukkenNo}`).join('&')
  return (
    <Container reading>
      <div className={styles.page}>
        <GuideNote heading={heading}>
          <p>
            どの物件についてのお問い合わせかを、先にお選びください。物件のページのボタンからも、お気に入りからも進めます。
          </p>
          <div className={styles.ways}>
            {kept.length > 0 && (
              <ButtonLink to={`${path}?${query}`} variant="accent">
                お気に入りの{kept.length}件について問い合わせる
              </ButtonLink>
            )}
            <ButtonLink to={favourites([])} variant="outline">
              お気に入りを見る
            </ButtonLink>
          </div>
        </GuideNote>
        {children}
        <SearchLine action={search} about="物件" label="駅・地名・学校・条件">
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
    </Container>
  )
}
