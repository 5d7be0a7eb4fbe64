import { Suspense, useState } from 'react'
import { useAskFirst } from '#client/features/checking/use-ask-first'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import type { WallTime } from '#shared/time/wall-time'
import type { PublishValues } from './dialog/publish-values.ts'

const PublishDialog = lazyPart(async () => (await import('./dialog/publish-dialog.tsx')).PublishDialog)

/**
 * The dialog that publishes a post at LinkedIn, opened after the same question as copying and sharing it. For authors
 * with a connected account.
 * @param showClaims scrolls to the claims in question; default: opens the post for that
 * @param onShared called once LinkedIn's share page was opened, for who has no Pro
 * @returns also the dialog itself, for a place that outlives the buttons: a bar is gone once the keyboard opens
 */
export function usePublishDialog(post: Post, showClaims?: () => void, onShared?: () => void) {
  const askFirst = useAskFirst(post, showClaims)
  const [isAsking, setIsAsking] = useState(false)
  const [chosen, setChosen] = useState<{ when: PublishValues['when']; at?: WallTime } | null>(null)

  async function open(when: PublishValues['when'], at?: WallTime) {
    setIsAsking(true)
    await askFirst('publish', async () => setChosen({ when, ...(at !== undefined && { at }) }))
    setIsAsking(false)
  }

  const dialog = chosen && (
    <Suspense>
      <PublishDialog post={post} {...chosen} onShared={onShared} onClose={() => setChosen(null)} />
    </Suspense>
  )
  return { open, isAsking, prefetch: PublishDialog.prefetch, dialog }
}

export type Publishing = ReturnType<typeof usePublishDialog>
