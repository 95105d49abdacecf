import flatpickr from 'flatpickr'
import { Japanese } from 'flatpickr/dist/l10n/ja'
import type { Instance } from 'flatpickr/dist/types/instance'
import './day-grid.css'
import { type Weeks, weeksFrom } from './weeks.ts'

export type DayGrid = {
  /** Selects a day (`YYYY-MM-DD`), or none. */
  select(day: string): void
  show(weeks: Weeks): void
  destroy(): void
}

export type DayGridOptions = {
  day: string
  /** All days are `YYYY-MM-DD`. */
  today: string
  min: string
  max: string
  weeks: Weeks
  holidays: ReadonlySet<string>
  isClosed: (day: string) => boolean
  onDay: (day: string) => void
}

/** A cell of flatpickr. */
type Cell = HTMLElement & { dateObj?: Date }

/** Days from one cell to the next by a key. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/**
 * Weeks of days, of as many months as can be asked for. Loaded with the first calendar of a page:
 * 13 KB.
 */
export function createDayGrid(host: HTMLElement, options: DayGridOptions): DayGrid {
  const { day, today, min, max, holidays, isClosed, onDay } = options
  let weeks = options.weeks
  const first = weeksFrom(min, 0).from
  // flatpickr needs an input; that of the form is a different one.
  const field = document.createElement('input')
  field.hidden = true
  host.append(field)

  const picker: Instance = flatpickr(field, {
    inline: true,
    disableMobile: true,
    monthSelectorType: 'static',
    locale: { ...Japanese, firstDayOfWeek: 0 },
    dateFormat: 'Y-m-d',
    ariaDateFormat: 'n月j日（D）',
    defaultDate: day,
    now: today,
    minDate: min,
    maxDate: max,
    showMonths: monthsBetween(first, max),
    disable: [(date) => isClosed(isoDay(date))],
    onChange: (_dates, text) => onDay(text),
    onDayCreate: (_dates, _text, _picker, cell) => dress(cell),
    onMonthChange: stay,
    onYearChange: stay,
  })
  host.addEventListener('keydown', step, { capture: true })
  settle()

  /** A day of a later month would else begin the grid with that month. */
  function stay(_dates: Date[], _text: string, self: Instance) {
    const date = flatpickr.parseDate(first, 'Y-m-d') as Date
    self.currentYear = date.getFullYear()
    self.currentMonth = date.getMonth()
  }

  /** Tab reaches one day of the grid; arrow keys move on from there. */
  function settle() {
    picker.jumpToDate(first)
    entry()?.setAttribute('tabindex', '0')
  }

  /** Adds to a day what flatpickr lacks: its colour, its month and its role as a button. */
  function dress(cell: Cell) {
    const { dateObj: date } = cell
    if (!date) return
    const iso = isoDay(date)
    const isOfAnother = cell.matches('.prevMonthDay, .nextMonthDay')
    cell.hidden = isOfAnother || iso < weeks.from || weeks.to < iso
    if (date.getDate() === 1) cell.dataset.month = `${date.getMonth() + 1}/`
    const isOff = cell.classList.contains('flatpickr-disabled')
    cell.setAttribute('role', 'button')
    cell.setAttribute('aria-pressed', String(cell.classList.contains('selected')))
    if (isOff) cell.setAttribute('aria-disabled', 'true')
    if (date.getDay() === 0 || holidays.has(iso)) cell.classList.add('is-sunday')
    else if (date.getDay() === 6) cell.classList.add('is-saturday')
    if (min <= iso && iso <= max && isClosed(iso)) {
      cell.classList.add('is-closed')
      cell.ariaLabel += ' 定休日'
    }
  }

  /** flatpickr counts months from the first and finds none after the turn of the year. */
  function step(event: KeyboardEvent) {
    const days = STEPS[event.key]
    if (!days) return
    event.preventDefault()
    event.stopPropagation()
    const seen = cells()
    for (let at = seen.indexOf(event.target as HTMLElement) + days; seen[at]; at += days) {
      if (seen[at]?.matches(CHOOSABLE)) return seen[at]?.focus()
    }
  }

  function cells(): HTMLElement[] {
    return [...host.querySelectorAll<HTMLElement>('.flatpickr-day:not([hidden])')]
  }

  function entry(): HTMLElement | undefined {
    const seen = cells()
    return (
      seen.find((cell) => cell.matches('.selected')) ?? seen.find((cell) => cell.matches(CHOOSABLE))
    )
  }

  return {
    select(next) {
      if (next === (picker.selectedDates[0] ? isoDay(picker.selectedDates[0]) : '')) return
      picker.setDate(next, false)
      settle()
    },
    show(next) {
      weeks = next
      settle()
    },
    destroy() {
      host.removeEventListener('keydown', step, { capture: true })
      picker.destroy()
      field.remove()
    },
  }
}

const CHOOSABLE = ':not(.flatpickr-disabled)'

/** Both included. */
function monthsBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return count(to) - count(from) + 1
}

/** The day as a Date in the visitor's time zone, which flatpickr uses. */
const isoDay = (date: Date) => flatpickr.formatDate(date, 'Y-m-d')
