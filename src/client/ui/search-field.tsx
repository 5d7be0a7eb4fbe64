import { Search } from 'lucide-react'

/** A box for search words. Its label is for screen readers; everyone else reads it in the empty box. */
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
  return (
    <label className="with-icon">
      <span className="sr">{label}</span>
      <Search className="icon" aria-hidden="true" />
      <input
        className="input"
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
