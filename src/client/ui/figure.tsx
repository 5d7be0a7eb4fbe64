import { memo } from 'react'
import { formatNumber } from '#client/lib/formatting'
import styles from './text.module.css'

/**
 * A number whose digits keep their width while it changes. Tabular figures would widen the separators too, so these are
 * excluded.
 */
export const Figure = memo(function Figure({ value }: { value: number }) {
  return formatNumber(value)
    .split(/(\d+)/)
    .map((part, index) =>
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number have no identity beyond their place
        <span key={index} className={styles.figures}>
          {part}
        </span>
      ) : (
        part
      ),
    )
})
