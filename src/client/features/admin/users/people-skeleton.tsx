import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './people.module.css'

/** Placeholder for a list of people while it loads. */
export function PeopleSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <Skeleton label={label} className={styles.people}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for people never change places
        <div key={row}>
          <Bone width="32px" height="32px" />
          <Bone width="60%" height="16px" />
        </div>
      ))}
    </Skeleton>
  )
}
