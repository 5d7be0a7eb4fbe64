import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx'
import styles from './field.module.css'
import { uiTexts } from './texts.ts'

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
    <div className={styles.field}>
      <label htmlFor={id}>
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

/** What is wrong, as a field says it. */
function FieldError({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <p className={cx(styles.error, className)} id={id}>
      <CircleAlert className="icon s" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** What helps to fill in a field, or explains what stands above it. */
export function Hint({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.hint, className)} />
}

/** Two fields side by side. */
export function FieldPair({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.pair, className)} />
}
