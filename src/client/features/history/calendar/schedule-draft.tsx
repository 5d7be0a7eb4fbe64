import { Suspense, useEffect, useState } from 'react'
import { useAskFirst } from '#client/features/checking/use-ask-first'
import { lazyPart } from '#client/lib/lazy-part'
import type { DraftToSchedule } from './use-move-entry.ts'

const PublishDialog = lazyPart(
  async () => (await import('#client/features/publishing/dialog/publish-dialog')).PublishDialog,
)

/** Schedules a draft that was put on a day, after the same question as at its Publish. */
export function ScheduleDraft({ draft: { post, at }, onClose }: { draft: DraftToSchedule; onClose: () => void }) {
  const askFirst = useAskFirst(post)
  const [isOpen, setIsOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, when the draft is put there
  useEffect(() => {
    let isFine = false
    const ask = async () => {
      await askFirst('publish', async () => {
        isFine = true
      })
      if (isFine) setIsOpen(true)
      else onClose()
    }
    void ask()
  }, [])

  if (!isOpen) return null
  return (
    <Suspense>
      <PublishDialog post={post} at={at} onClose={onClose} />
    </Suspense>
  )
}
