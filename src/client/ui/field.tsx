import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx'
import styles from './field.module.css'
import { uiTexts } from './texts.ts'

/** The props that connect a control to its field: spread them on the input, select or textarea. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, its control, and below it a hint or an error. */
export function Field({
  label,
  isLabelHidden = false,
  optional = false,
  hint,
  error,
  children,
}: {
  label: ReactNode
  /** For a field that what is around it names to the eye. */
  isLabelHidden?: boolean
  optional?: boolean
  hint?: ReactNode
  error?: string | null | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {label}
        {optional && <span className={styles.optional}>{uiTexts.optional}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** The error of a field. */
function FieldError({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <p className={cx(styles.error, className)} id={id}>
      <CircleAlert className="icon s" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** Help for filling in a field, or an explanation of the content above it. */
export function Hint({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.hint, className)} />
}

/** Two fields in a row. */
export function FieldPair({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.pair, className)} />
}
