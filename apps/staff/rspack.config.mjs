import { clientApp } from '@sumai/build/client-app'

export default clientApp('staff', import.meta.dirname)
