import { cx } from '#client/lib/cx'
import { useVisuals } from '#client/queries/visuals'
import { Button } from '#client/ui/button'
import { Link } from '#client/ui/link'
import { addressOf } from '../saving/opened-visual.ts'
import styles from './start-panel.module.css'
import { startTexts } from './texts.ts'

const most = 5

/** What one saved last, if anything: whoever comes back often wants to go on. It comes when it comes. */
export function LatestVisuals({ onAll }: { onAll: () => void }) {
  const { data: visuals = [] } = useVisuals()
  const latest = visuals.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)).slice(0, most)
  if (latest.length === 0) return null
  return (
    <>
      <div className={styles.head}>
        <h3>{startTexts.latest}</h3>
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={onAll}>
          {startTexts.allVisuals}
        </Button>
      </div>
      <ul className={cx(styles.tiles, styles.latest)}>
        {latest.map(({ id, name, thumbnailUrl, width, height }) => (
          <li key={id}>
            <Link href={addressOf({ kind: 'visual', id })} aria-label={startTexts.open(name)}>
              <span className={styles.tile}>
                <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" width={width} height={height} />
              </span>
              <span dir="auto">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
