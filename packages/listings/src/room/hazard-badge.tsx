import { isInRedZone } from '@sumai/domain/listing/hazard'
import { Badge } from '@sumai/ui/badge'
import { AlertIcon } from '@sumai/ui/icon'

type Props = { hazard: Parameters<typeof isInRedZone>[0] }

/** Beside the name of a home: the zone that nobody may overlook. */
export const HazardBadge = ({ hazard }: Props) =>
  isInRedZone(hazard) && (
    <Badge tone="warn">
      <AlertIcon size="s" />
      土砂災害特別警戒区域
    </Badge>
  )
