import { useAskFirst } from '#client/features/checking/use-ask-first'
import { openLinkedin } from '#client/features/post/open-linkedin'
import { postTexts } from '#client/features/post/texts'
import type { Post } from '#client/queries/posts/post-cache'
import { Button, ButtonLink } from '#client/ui/button'
import { DialogActions } from '#client/ui/dialog'
import { publishTexts as texts } from '../card/texts.ts'

/** For someone without Pro: upgrade, share by hand as from the post, or close. */
export function NeedsPro({
  post,
  onShared,
  onClose,
}: {
  post: Post
  onShared: (() => void) | undefined
  onClose: () => void
}) {
  const askFirst = useAskFirst(post)

  async function share() {
    onClose()
    await askFirst('share', async (...copied) => {
      await openLinkedin(...copied)
      onShared?.()
    })
  }

  return (
    <>
      <p>{texts.needsPro}</p>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={() => void share()}>{postTexts.share}</Button>
        <ButtonLink href="/subscribe" variant="primary">
          {texts.upgrade}
        </ButtonLink>
      </DialogActions>
    </>
  )
}
