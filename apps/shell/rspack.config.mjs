import { federatedApp } from '@sumai/build/rspack'

export default federatedApp('shell', import.meta.dirname)
