type Renovation = {
  /** Yen a month, before and after. */
  rentBefore: number
  rentAfter: number
  /** Months a year without a tenant, before and after; 0 to 12. */
  vacantBefore: number
  vacantAfter: number
  /** Yen, once. */
  cost: number
}

type Uplift = {
  /** Yen a year. */
  incomeBefore: number
  incomeAfter: number
  gain: number
  /** Months until the gain has paid for the cost; `null` when it never does. */
  paybackMonths: number | null
}

const yearly = (rent: number, vacant: number) => Math.round(rent * (12 - vacant))

/** The gain of a renovation: higher rent and fewer months without a tenant. Before tax. */
export function rentUplift(renovation: Renovation): Uplift {
  const incomeBefore = yearly(renovation.rentBefore, renovation.vacantBefore)
  const incomeAfter = yearly(renovation.rentAfter, renovation.vacantAfter)
  const gain = incomeAfter - incomeBefore
  return {
    incomeBefore,
    incomeAfter,
    gain,
    paybackMonths: gain > 0 ? Math.ceil((renovation.cost / gain) * 12) : null,
  }
}
