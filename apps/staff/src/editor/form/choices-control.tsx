import { Chip, Chips } from '@sumai/ui/chip'
import type { Control, InputProps } from '../field.ts'

type Props = InputProps & { control: Control & { kind: 'choices' } }

/** Any of several codes. */
export function ChoicesControl({ id, label, control, value, onValue, onLeave }: Props) {
  const chosen = (value ?? []) as unknown[]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around the chips.
    <div role="group" id={id} tabIndex={-1} aria-label={label} onBlur={onLeave}>
      <Chips>
        {control.choices.map((choice) => {
          const isChosen = chosen.includes(choice.value)
          return (
            <Chip
              key={String(choice.value)}
              tight
              label={choice.label}
              checked={isChosen}
              onChange={() =>
                onValue(
                  isChosen ? chosen.filter((it) => it !== choice.value) : [...chosen, choice.value],
                )
              }
            />
          )
        })}
      </Chips>
    </div>
  )
}
