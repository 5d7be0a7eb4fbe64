import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The browser's own select in our clothes; options are children, everything else as on `<select>`. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={className ? `select ${className}` : 'select'}>
      <select {...rest} />
      <ChevronDown className="icon s" aria-hidden="true" />
    </span>
  )
}
