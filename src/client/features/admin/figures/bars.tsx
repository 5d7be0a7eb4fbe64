import styles from './bars.module.css'

/** One bar of a chart: `share` of the whole from 0 to 1, and the formatted figure. */
export interface Bar {
  label: string
  share: number
  figure: string
}

/** A bar chart. The figures are its text; the bars are only visual. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <dl className={styles.bars}>
      {bars.map(({ label, share, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="1" />
              <rect className={styles.share} width={share * 100} height="1" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
