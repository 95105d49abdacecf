import { createApi } from '@sumai/api-client'
import { createStaffApi } from '@sumai/api-client/staff'
import { transport } from './transport.ts'

/** What visitors read, and with a session also what only the staff see of it. */
export const api = createApi(transport)

/** What the staff read and change. */
export const staffApi = createStaffApi(transport)
