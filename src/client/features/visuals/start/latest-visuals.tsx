import { cx } from '#client/lib/cx'
import { useVisuals } from '#client/queries/visuals'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { Tile } from '../parts/tile.tsx'
import { addressOf } from '../saving/opened-visual.ts'
import styles from './start-panel.module.css'
import { startTexts } from './texts.ts'

const maxShown = 5

/** The visuals saved last, to continue with. Shows nothing while loading, so that the panel does not wait for them. */
export function LatestVisuals({ onAll }: { onAll: () => void }) {
  const { data: visuals = [] } = useVisuals()
  const latest = visuals.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)).slice(0, maxShown)
  if (latest.length === 0) return null
  return (
    <>
      <Cluster gap={12} justify="space-between" wrap={false} className={styles.head}>
        <h3>{startTexts.latest}</h3>
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={onAll}>
          {startTexts.allVisuals}
        </Button>
      </Cluster>
      <ul className={cx(styles.tiles, styles.latest)}>
        {latest.map(({ id, name, thumbnailUrl, width, height }) => (
          <li key={id}>
            <Link href={addressOf({ kind: 'visual', id })} aria-label={startTexts.open(name)}>
              <Tile>
                <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" width={width} height={height} />
              </Tile>
              <span dir="auto">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
