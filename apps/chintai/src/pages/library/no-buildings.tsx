import { BRAND } from '@sumai/domain/brand'
import { Container } from '@sumai/ui/container'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { PageStack } from '@sumai/ui/page-stack'
import { SubpageHead } from '@sumai/ui/subpage-head'

/** The library before its first building. */
export const NoBuildings = () => (
  <>
    <SubpageHead drawing="40210" />
    <Container>
      <PageStack gap={40}>
        <NothingYet heading="ご紹介できる建物はまだありません" agency={BRAND}>
          お探しの建物があれば、お電話でお調べします。
        </NothingYet>
      </PageStack>
    </Container>
  </>
)
