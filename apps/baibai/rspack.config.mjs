import { federatedApp } from '@sumai/build/rspack'

export default federatedApp('baibai', import.meta.dirname)
