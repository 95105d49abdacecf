import { AlertBand } from '@sumai/search/alert-band'
import { ButtonLink } from '@sumai/ui/button'
import { paths } from '../paths.ts'

type Props = { /** Path and query of the search. */ search: string }

/** Below the results: mails about what is new, and a visit to a shop. */
export const SearchAlert = ({ search }: Props) => (
  <AlertBand
    to={paths.mailAlertFor(search)}
    note="公開前の物件や資金計画は、店舗で相談をお受けします。"
  >
    <ButtonLink to={paths.reservationForm} variant="outline" block>
      来店して相談する
    </ButtonLink>
  </AlertBand>
)
