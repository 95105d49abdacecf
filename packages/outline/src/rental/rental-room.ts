import type { Camelized } from '@sumai/api-client/camelized'
import type { ChintaiRoom } from '@sumai/api-client/contract/chintai-room'

export type RentalRoom = Camelized<ChintaiRoom>
