import { cx } from '#client/lib/cx'
import styles from './meter.module.css'
import { uiTexts } from './texts.ts'

/** With more ticks than this they are too thin to count, so one bar replaces them. */
const maxTicks = 40

/** The used share of something countable, one tick each. Turns red when full. */
export function Meter({
  label,
  used,
  max,
  className,
}: {
  label: string
  used: number
  max: number
  className?: string | undefined
}) {
  const shown = Math.min(Math.max(used, 0), max)
  return (
    <div className={cx(styles.meter, used >= max && styles.full, className)}>
      <div className={styles.cap}>
        <span>{label}</span>
        <b className={styles.value}>
          {used}/{max}
        </b>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn as ticks */}
      <div
        className={styles.ticks}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={shown}
        aria-valuetext={uiTexts.meter(used, max)}
      >
        {max <= maxTicks ? <Ticks on={shown} count={max} /> : <Bar share={max > 0 ? shown / max : 0} />}
      </div>
    </div>
  )
}

function Ticks({ on, count }: { on: number; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no identity beyond their place
    <i key={index} className={index < on ? styles.on : undefined} />
  ))
}

function Bar({ share }: { share: number }) {
  return (
    <>
      <i className={styles.on} style={{ flexGrow: share }} />
      <i style={{ flexGrow: 1 - share }} />
    </>
  )
}
