import { LinkChips } from '@sumai/ui/link-chips'
import css from './library.module.css'

export const KANA_ROWS = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ']

type Props = {
  /** The list of a row; without one, of all. */
  hrefOf: (kana: string | null) => string
  /** The row that is shown, `null` for all; left out where none is shown. */
  current?: string | null
}

/** The rows of the kana table, by which the names of buildings begin. */
export const KanaIndex = ({ hrefOf, current }: Props) => (
  <section aria-labelledby="by-kana" className={css.kana}>
    <h2 id="by-kana" className={css.label}>
      建物名の読みから探す
    </h2>
    <LinkChips
      label="建物名の読み"
      links={[
        ...(current === undefined
          ? []
          : [{ to: hrefOf(null), label: 'すべて', current: current === null }]),
        ...KANA_ROWS.map((kana) => ({
          to: hrefOf(kana),
          label: `${kana}行`,
          current: kana === current,
        })),
      ]}
    />
  </section>
)
