import { useState } from 'react'
import type { Booking } from '../booking.ts'
import { move } from '../booking-changes.ts'
import type { SlotDay } from '../calendar.queries.ts'
import { type At, atOf, sayAt } from '../days.ts'
import { type Direction, freeSlots, isAt, step } from './steps.ts'

/** A visit that is being moved, and where it would be put. */
type Lifted = { booking: Booking; at: At }

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** One visit at a time is lifted, by pointer or by Space, and put on a free slot of the days shown. */
export function useLift(slots: readonly SlotDay[], days: readonly string[]) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, setSaid] = useState('')

  const free = lifted ? freeSlots(slots, days, atOf(lifted.booking.startAt)) : []

  function lift(booking: Booking) {
    const at = atOf(booking.startAt)
    setLifted({ booking, at })
    setSaid(`${sayAt(at)} を持ち上げました。矢印で動かし、Spaceで置きます。Escで戻します。`)
  }

  function put(at: At) {
    if (!lifted || isAt(at, lifted.at)) return
    setLifted({ ...lifted, at })
    setSaid(sayAt(at))
  }

  function drop() {
    setLifted(null)
    if (!lifted || isAt(lifted.at, atOf(lifted.booking.startAt))) return
    void move(lifted.booking, lifted.at)
  }

  function letGo() {
    setLifted(null)
    setSaid('元の時間に戻しました')
  }

  /** Whether the key was meant for the visit. */
  function press(key: string, booking: Booking): boolean {
    if (!lifted) {
      if (key === ' ') lift(booking)
      return key === ' '
    }
    const direction = DIRECTIONS[key]
    if (direction) put(step(free, lifted.at, direction))
    else if (key === ' ' || key === 'Enter') drop()
    else if (key === 'Escape') letGo()
    else return false
    return true
  }

  return { lifted, free, said, lift, put, drop, letGo, press }
}

export type Lift = ReturnType<typeof useLift>
