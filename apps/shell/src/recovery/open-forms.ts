const KEY = 'sumai.inputs'

type Entry = { form: number; name: string; value: string; checked: boolean }
type Saved = { path: string; entries: Entry[] }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields that pages fill in themselves, or that must not be stored. */
const LEFT_OUT = ['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset']

/** Stores the values of the forms on this page, for this tab. */
export function saveInputs(): void {
  const entries = controls().map(({ form, control }) => ({
    form,
    name: control.name,
    value: control.value,
    checked: 'checked' in control && control.checked,
  }))
  if (entries.length === 0) return
  const saved: Saved = { path: window.location.pathname, entries }
  sessionStorage.setItem(KEY, JSON.stringify(saved))
}

/** Restores the stored values once, when the page with their forms is rendered. */
export function restoreInputs(): void {
  const saved = read()
  if (saved?.path !== window.location.pathname) return
  const all = controls()
  if (all.length === 0) return
  sessionStorage.removeItem(KEY)
  for (const { form, control } of all) {
    const entry = saved.entries.find(
      (candidate) =>
        candidate.form === form &&
        candidate.name === control.name &&
        (!isTick(control) || candidate.value === control.value),
    )
    if (entry) write(control, entry)
  }
}

function controls(): { form: number; control: Control }[] {
  return [...document.querySelectorAll<HTMLFormElement>('main form')].flatMap((form, index) =>
    [...form.elements]
      .filter((element): element is Control => 'name' in element && 'value' in element)
      .filter(({ name, type }) => name !== '' && !LEFT_OUT.includes(type))
      .map((control) => ({ form: index, control })),
  )
}

function read(): Saved | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function write(control: Control, { value, checked }: Entry) {
  if (isTick(control)) {
    if (control.checked !== checked) control.click()
    return
  }
  if (control.value === value) return
  // Uses the native setter, because React ignores changes of the property.
  const prototype = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
