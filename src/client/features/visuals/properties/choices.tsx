import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Select } from '#client/ui/select'
import { Tooltip } from '#client/ui/tooltip'
import { type Common, mixed } from './common-value.ts'
import { propertyTexts } from './texts.ts'

/** One of a few, each an icon; none is pressed while the layers differ. */
export function IconChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Common<Value> | undefined
  options: readonly { value: Value; label: string; icon: LucideIcon }[]
  onChange: (value: Value) => void
}) {
  return (
    <fieldset className="field plain-set">
      <legend className="label">{label}</legend>
      <div className="seg">
        {options.map(({ value: each, label: name, icon: Icon }) => (
          <Tooltip key={each} label={name}>
            <button type="button" aria-label={name} aria-pressed={each === value} onClick={() => onChange(each)}>
              <Icon className="icon s" aria-hidden="true" />
            </button>
          </Tooltip>
        ))}
      </div>
    </fieldset>
  )
}

/** A row of acts that belong together. */
export function IconActs({
  label,
  acts,
}: {
  label: string
  acts: readonly { label: string; icon: LucideIcon; disabled?: boolean; onPress: () => void }[]
}) {
  return (
    <fieldset className="field plain-set">
      <legend className="label">{label}</legend>
      <div className="acts">
        {acts.map(({ label: name, icon: Icon, disabled = false, onPress }) => (
          <Tooltip key={name} label={name}>
            <button type="button" className="tool" aria-label={name} disabled={disabled} onClick={onPress}>
              <Icon className="icon s" aria-hidden="true" />
            </button>
          </Tooltip>
        ))}
      </div>
    </fieldset>
  )
}

/** The browser's select; it says "Mixed" while the layers differ. */
export function SelectField<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Common<Value> | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <div className="field">
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
    </div>
  )
}
