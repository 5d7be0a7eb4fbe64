import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { pollTexts } from '#client/features/attachments/poll/texts'
import { downloadFile } from '#client/lib/download-file'
import { lazyPart } from '#client/lib/lazy-part'
import { useFlipStatus } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Cluster, Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import styles from './after-sharing.module.css'
import { sharedTexts } from './panel-texts.ts'

const PollByHand = lazyPart(async () => (await import('#client/features/attachments/poll/poll-by-hand')).PollByHand)

/** After sharing: what to add on LinkedIn, and whether the post is published. */
export function AfterSharing({
  post,
  way,
  onChanged,
}: {
  post: Post
  /** `sheet`: the system's, which took the visual along and may have led anywhere. */
  way: 'linkedin' | 'sheet'
  onChanged: (post: Post) => void
}) {
  const [isAnswered, setIsAnswered] = useState(post.status === 'published')
  const isOnLinkedin = way === 'linkedin'
  const asks = isOnLinkedin && !isAnswered
  const { poll, visual, files } = useLoadedPost(post.id) ?? {}
  const attached = isOnLinkedin && !poll ? visual : null
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

  if (!asks && !attached && !poll) return null
  return (
    <Stack gap={8} className={styles.shared} role="status">
      {attached && <Attachment visual={attached} />}
      {poll && (
        <ErrorBoundary fallback={pollTexts.failed}>
          <Suspense fallback={null}>
            <PollByHand poll={poll} hasMore={Boolean(visual || files?.length)} />
          </Suspense>
        </ErrorBoundary>
      )}
      {asks && (
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
