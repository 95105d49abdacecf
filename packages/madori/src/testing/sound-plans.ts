import fc from 'fast-check'
import { faultsOf } from './faults-of.ts'
import { homes } from './homes.ts'

/** Draws as many random homes as its argument says; ends with 1 and the home whose plan has a fault. */
fc.assert(
  fc.property(homes, (home) => {
    const faults = faultsOf(home)
    if (faults.length > 0) throw new Error(faults.join(', '))
  }),
  { numRuns: Number(process.argv[2]) },
)
