import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '#client/lib/download-file'
import { useFlipStatus } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import styles from './after-sharing.module.css'
import { sharedTexts } from './panel-texts.ts'

/** After LinkedIn has opened: what to attach there, and whether the post is published. */
export function AfterSharing({ post, onChanged }: { post: Post; onChanged: (post: Post) => void }) {
  const [isAnswered, setIsAnswered] = useState(post.status === 'published')
  const visual = useLoadedPost(post.id)?.visual
  const flip = useFlipStatus({
    onSuccess: () => toast({ ...sharedTexts.published, kind: 'success' }),
    onError: () => {
      onChanged({ ...post, status: 'draft' })
      setIsAnswered(false)
      toast({ ...sharedTexts.publishFailed, kind: 'error' })
    },
  })

  function markAsPublished() {
    setIsAnswered(true)
    onChanged({ ...post, status: 'published' })
    flip(post)
  }

  if (isAnswered && !visual) return null
  return (
    <Stack gap={8} className={styles.shared} role="status">
      {visual && <Attachment visual={visual} />}
      {!isAnswered && (
        <Cluster as="p" gap={12} rowGap={4}>
          <b>{sharedTexts.ask}</b>
          <Button size="sm" onClick={markAsPublished}>
            {sharedTexts.yes}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setIsAnswered(true)}>
            {sharedTexts.notYet}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

/** LinkedIn takes no picture from an address: the author adds the file there. */
function Attachment({ visual }: { visual: { id: string; name: string } }) {
  const [isMaking, setIsMaking] = useState(false)

  async function save() {
    setIsMaking(true)
    try {
      const { makeVisualFile } = await import('#client/features/visuals/attachment/make-visual-file')
      const file = await makeVisualFile(visual)
      downloadFile(file, file.name)
    } catch (error) {
      console.error(error)
      toast({ ...sharedTexts.downloadFailed, kind: 'error' })
    } finally {
      setIsMaking(false)
    }
  }

  return (
    <Cluster as="p" gap={12} rowGap={4}>
      {sharedTexts.attach(visual.name)}
      <Button size="sm" icon={Download} pending={isMaking} onClick={() => void save()}>
        {sharedTexts.download}
      </Button>
    </Cluster>
  )
}
