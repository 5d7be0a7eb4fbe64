import { askTexts } from '#client/features/checking/ask-texts'
import { useAskFirst } from '#client/features/checking/use-ask-first'
import { useAskedCount } from '#client/features/checking/use-asked-count'
import { useShowAsked } from '#client/features/checking/use-show-asked'
import { usePostPublications } from '#client/queries/linkedin/publications'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import styles from './asked-of-planned.module.css'
import { entryTexts } from './entry-texts.ts'
import { goesOut } from './goes-out.ts'

/** Above the plan of a post: what is to fix in it, in its text or on its visual, however it came there since. */
export function AskedOfPlanned({ post }: { post: Post }) {
  const { data: publications = [] } = usePostPublications(post.id)
  const count = useAskedCount()
  const askFirst = useAskFirst(post, useShowAsked())
  if (count === 0 || !publications.some(goesOut)) return null
  return (
    <Cluster as="p" gap={12} className={styles.asked}>
      <b>{askTexts.title(count)}</b>
      <Button size="sm" onClick={() => void askFirst('planned', async () => {})}>
        {entryTexts.review}
      </Button>
    </Cluster>
  )
}
