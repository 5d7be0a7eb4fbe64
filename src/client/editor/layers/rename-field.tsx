import { useEffect, useRef } from 'react'
import { editorTexts } from '../texts/texts.ts'
import styles from './layer-listbox.module.css'

/** Lies over the row being renamed. */
export function RenameField({
  name,
  row,
  onRename,
  onClose,
}: {
  name: string
  /** The row's index from the top. */
  row: number
  onRename: (name: string) => void
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  function finish(isKept: boolean): void {
    if (isKept && field.current) onRename(field.current.value)
    onClose()
  }
  return (
    <input
      ref={field}
      className={styles.rename}
      style={{ top: `calc(var(--row) * ${row})` }}
      aria-label={editorTexts.nameOf(name)}
      defaultValue={name}
      maxLength={200}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(true)
        if (event.key === 'Escape') finish(false)
        event.stopPropagation()
      }}
    />
  )
}
