import { Input } from '@sumai/ui/controls'
import { SearchLine } from '@sumai/ui/search-line'

type Props = { action: string; keyword: string }

export const QuestionSearch = ({ action, keyword }: Props) => (
  <SearchLine action={action} about="質問" label="知りたいことを言葉で探す">
    {(id) => <Input id={id} name="q" type="search" defaultValue={keyword} maxLength={50} />}
  </SearchLine>
)
