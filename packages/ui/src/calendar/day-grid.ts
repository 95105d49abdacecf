import flatpickr from 'flatpickr'
import { Japanese } from 'flatpickr/dist/l10n/ja'
import type { Instance } from 'flatpickr/dist/types/instance'
import './day-grid.css'

export type DayGrid = {
  /** Selects a day (`YYYY-MM-DD`), or none, and shows its month. */
  select(day: string): void
  /** Shows the next month, or with -1 the previous one. */
  turn(months: 1 | -1): void
  /** Focuses the selected day, or the first that can be selected. */
  focus(): void
  destroy(): void
}

export type DayGridOptions = {
  day: string
  /** All days are `YYYY-MM-DD`. */
  today: string
  min: string
  max: string
  holidays: ReadonlySet<string>
  isClosed: (day: string) => boolean
  onDay: (day: string) => void
  /** `YYYY-MM` of the visible month. */
  onMonth: (month: string) => void
}

/** A month of days. Loaded with the first calendar of a page: 13 KB. */
export function createDayGrid(host: HTMLElement, options: DayGridOptions): DayGrid {
  const { day, today, min, max, holidays, isClosed, onDay, onMonth } = options
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
    disable: [(date) => isClosed(isoDay(date))],
    onChange: (_dates, text) => onDay(text),
    onDayCreate: (_dates, _text, _picker, cell) => dress(cell),
    onMonthChange: tellMonth,
    onYearChange: tellMonth,
    onReady: tellMonth,
  })

  /** Adds to a day what flatpickr lacks: its colour and its role as a button. */
  function dress(cell: HTMLElement & { dateObj?: Date }) {
    const { dateObj: date } = cell
    if (!date) return
    const iso = isoDay(date)
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

  function tellMonth(_dates: Date[], _text: string, { currentYear, currentMonth }: Instance) {
    onMonth(`${currentYear}-${String(currentMonth + 1).padStart(2, '0')}`)
    // Tab reaches one day of the grid; arrow keys move on from there.
    requestAnimationFrame(() => entry()?.setAttribute('tabindex', '0'))
  }

  const cell = (selector: string) =>
    host.querySelector<HTMLElement>(`.flatpickr-day${selector}:not(.prevMonthDay, .nextMonthDay)`)
  const entry = () => cell('.selected') ?? cell(':not(.flatpickr-disabled)')

  return {
    select(next) {
      if (next !== (picker.selectedDates[0] ? isoDay(picker.selectedDates[0]) : '')) {
        picker.setDate(next, false)
      }
      entry()?.setAttribute('tabindex', '0')
    },
    turn: (months) => picker.changeMonth(months),
    focus: () => entry()?.focus(),
    destroy() {
      picker.destroy()
      field.remove()
    },
  }
}

/** The day as a Date in the visitor's time zone, which flatpickr uses. */
const isoDay = (date: Date) => flatpickr.formatDate(date, 'Y-m-d')
