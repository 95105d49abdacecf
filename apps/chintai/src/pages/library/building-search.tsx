import { WordsInput } from '@sumai/search/words-input'
import { SearchLine } from '@sumai/ui/search-line'
import { paths } from '../../paths.ts'

type Props = { keyword?: string }

export const BuildingSearch = ({ keyword = '' }: Props) => (
  <SearchLine action={paths.buildings} about="建物" label="建物名・住所・駅名で探す">
    {(id) => (
      <WordsInput
        id={id}
        key={keyword}
        defaultValue={keyword}
        suggestAt={`${paths.suggestions}?of=buildings`}
      />
    )}
  </SearchLine>
)
