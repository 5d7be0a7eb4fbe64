import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { canShareFile, openShareSheet } from '#client/lib/share-sheet'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { toast } from '#client/ui/toast'
import { shareTexts } from './panel-texts.ts'

/**
 * Hands a post to another app through the system's share sheet: its text, and its visual if the sheet takes files and
 * the post has no poll instead.
 * @param ask asks what is to be asked about the text, then calls the function with the text to share
 */
export function ShareButton({
  postId,
  ask,
  onShared,
}: {
  postId: string
  ask: (share: (text: string) => Promise<void>) => void
  onShared: () => void
}) {
  const detail = useLoadedPost(postId)
  const visual = detail?.poll ? null : detail?.visual
  const making = useRef<Promise<File> | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  /** Starts on pointer down, because the sheet opens only shortly after a press. */
  function prepare() {
    if (!visual || making.current) return
    making.current = makeFile(visual)
    making.current.catch(() => {
      making.current = null // the press says so, and the next one tries again
    })
  }

  async function share(text: string): Promise<void> {
    setIsBusy(true)
    try {
      prepare()
      const file = await making.current
      const ending = await openShareSheet({ text, ...(file && canShareFile(file) && { files: [file] }) })
      if (ending === 'shared') onShared()
      if (ending === 'late') toast({ ...shareTexts.late, kind: 'success' })
    } catch (error) {
      console.error('Sharing failed', error)
      toast({ ...shareTexts.failed, kind: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="quiet" icon={Share2} pending={isBusy} onPointerDown={prepare} onClick={() => ask(share)}>
      {shareTexts.share}
    </Button>
  )
}

async function makeFile(visual: { id: string; name: string }): Promise<File> {
  const { makeVisualFile } = await import('#client/features/visuals/attachment/make-visual-file')
  return await makeVisualFile(visual)
}
