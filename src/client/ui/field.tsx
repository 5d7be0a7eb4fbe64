import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What a control needs in order to belong to its field: spread it on the input, select or textarea. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, its control, and below it a hint or what is wrong. */
export function Field({
  label,
  optional = false,
  hint,
  error,
  children,
}: {
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | null | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt">optional</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <CircleAlert className="icon s" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
