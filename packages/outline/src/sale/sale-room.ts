import type { Camelized } from '@sumai/api-client/camelized'
import type { BaibaiRoom } from '@sumai/api-client/contract/baibai-room'

export type SaleRoom = Camelized<BaibaiRoom>
