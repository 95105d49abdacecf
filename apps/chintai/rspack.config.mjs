import { federatedApp } from '@sumai/build/rspack'

export default federatedApp('chintai', import.meta.dirname)
