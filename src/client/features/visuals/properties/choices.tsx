import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#client/lib/cx'
import { Stack } from '#client/ui/layout'
import { Segmented } from '#client/ui/segmented'
import { Select } from '#client/ui/select'
import { Tooltip } from '#client/ui/tooltip'
import { type Common, mixed } from './common-value.ts'
import styles from './properties.module.css'
import { propertyTexts } from './texts.ts'

interface Choice<Value, More = object> {
  label: string
  value: Common<Value> | undefined
  options: readonly ({ value: Value; label: string } & More)[]
  onChange: (value: Value) => void
}

/** A choice between a few icons; none is pressed while the layers differ. */
export function IconChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: Choice<Value, { icon: LucideIcon }>) {
  return (
    <Stack as="fieldset" gap={4} className={cx(styles.field, styles.choice)}>
      <legend className={styles.label}>{label}</legend>
      <Segmented className={styles.segments}>
        {options.map(({ value: each, label: name, icon: Icon }) => (
          <Tooltip key={each} label={name}>
            <button type="button" aria-label={name} aria-pressed={each === value} onClick={() => onChange(each)}>
              <Icon className="icon s" aria-hidden="true" />
            </button>
          </Tooltip>
        ))}
      </Segmented>
    </Stack>
  )
}

/** The browser's select; it says "Mixed" while the layers differ. */
export function SelectField<Value extends string | number>({ label, value, options, onChange }: Choice<Value>) {
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <Stack gap={4} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={chosen ? String(chosen.value) : ''}
        onChange={(event) => {
          const picked = options.find((option) => String(option.value) === event.target.value)
          if (picked) onChange(picked.value)
        }}
      >
        {!chosen && (
          <option value="" disabled>
            {value === mixed ? propertyTexts.mixed : ''}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </Select>
    </Stack>
  )
}
