import { useId, useMemo, useState } from 'react'
import { formatZone } from '#client/lib/formatting'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/**
 * A time zone, found by typing: each is named by its place and today's distance from Greenwich. What is no zone is
 * undone when the field is left.
 */
export function ZoneField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (timeZone: string) => void
}) {
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null
  const zones = useMemo(() => (isOpen ? zonesByName(value) : null), [isOpen, value])

  function type(text: string): void {
    setTyped(text)
    const chosen = zones?.get(text.trim().toLowerCase())
    if (chosen) onChange(chosen.id)
  }

  return (
    <Field label={label}>
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            value={typed ?? formatZone(value, Date.now())}
            onFocus={({ target }) => {
              setTyped(target.value)
              target.select()
            }}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(null)}
          />
          <datalist id={listId}>
            {zones && [...zones.values()].map(({ id, name }) => <option key={id} value={name} />)}
          </datalist>
        </>
      )}
    </Field>
  )
}

/** Every zone that this browser knows, UTC, and the current one, by their names in lower case, in order. */
function zonesByName(current: string): Map<string, { id: string; name: string }> {
  const now = Date.now()
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].map((id) => ({
    id,
    name: formatZone(id, now),
  }))
  zones.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return new Map(zones.map((zone) => [zone.name.toLowerCase(), zone]))
}
