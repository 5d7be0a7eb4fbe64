import { formatStyle } from '#client/lib/formatting'
import { useSharedStyles, useUserStyles } from '#client/queries/styles'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { aiTexts } from './texts.ts'

/** The default content style of new posts, by name. A saved one stays visible even if it is no longer listed. */
export function StyleSelect({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const own = namesOf(useUserStyles().data)
  const shared = namesOf(useSharedStyles().data)
  const isListed = value === '' || own.includes(value) || shared.includes(value)
  return (
    <Field label={aiTexts.start.style}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{aiTexts.start.defaultStyle}</option>
          {!isListed && <option value={value}>{formatStyle(value)}</option>}
          {own.length > 0 && <optgroup label={aiTexts.start.own}>{own.map(toOption)}</optgroup>}
          {shared.length > 0 && <optgroup label={aiTexts.start.shared}>{shared.map(toOption)}</optgroup>}
        </Select>
      )}
    </Field>
  )
}

/** Without duplicates: two styles may share a name. */
function namesOf(styles: readonly { name: string }[] = []): string[] {
  return [...new Set(styles.map(({ name }) => name))]
}

function toOption(name: string) {
  return (
    <option key={name} value={name}>
      {formatStyle(name)}
    </option>
  )
}
