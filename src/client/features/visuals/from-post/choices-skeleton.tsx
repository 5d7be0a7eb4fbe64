import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './choices-skeleton.module.css'

/** In the place of ready visuals, while their code or the post is loading. */
export function ChoicesSkeleton() {
  return (
    <Skeleton className={styles.choices}>
      {[0, 1, 2].map((tile) => (
        <Bone key={tile} height="112px" />
      ))}
    </Skeleton>
  )
}
