import { Search } from 'lucide-react'
import { useId } from 'react'
import { Input } from './input.tsx'
import styles from './search-field.module.css'

/** A search input. Its label is for screen readers; the placeholder shows it to everyone else. */
export function SearchField({
  label,
  value,
  onType,
  maxLength,
}: {
  label: string
  value: string
  onType: (text: string) => void
  maxLength?: number
}) {
  const id = useId()
  return (
    <label className={styles.box} htmlFor={id}>
      <span className="sr">{label}</span>
      <Search className="icon" aria-hidden="true" />
      <Input
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        placeholder={label}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  )
}
