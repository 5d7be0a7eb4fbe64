import { useState } from 'react'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { usePostPublications } from '#client/queries/linkedin/publications'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { useUser } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { PublicationCard } from '../card/publication-card.tsx'
import { publishTexts as texts } from '../card/texts.ts'
import { PublishForm } from './publish-form.tsx'

/** Chooses how and when a post goes out, and then shows what became of it. */
export function PublishDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [sent, setSent] = useState<Publication | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  return (
    // a stray click or Escape does not close the window while the post is sent
    <Dialog open wide title={texts.title} onClose={() => isBusy || onClose()}>
      {sent ? (
        <Sent publication={sent} onClose={onClose} />
      ) : (
        <Choosing post={post} onSent={setSent} onBusy={setIsBusy} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Choosing({
  post,
  onSent,
  onBusy,
  onClose,
}: {
  post: Post
  onSent: (publication: Publication) => void
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}) {
  const { user } = useUser()
  const accounts = useLinkedinAccounts()
  const detail = useStoredPost(post.id)

  if (user?.capabilities.publishing === false) {
    return (
      <>
        <p>{texts.needsPro}</p>
        <p>
          <ButtonLink href="/subscribe" variant="primary">
            {texts.upgrade}
          </ButtonLink>
        </p>
      </>
    )
  }
  if (accounts.data && detail.data) {
    if (accounts.data.length > 0) {
      return (
        <PublishForm
          post={{ ...detail.data, content: post.content }}
          accounts={accounts.data}
          onSent={onSent}
          onBusy={onBusy}
          onClose={onClose}
        />
      )
    }
    return (
      <>
        <p>{texts.noAccounts}</p>
        <p>
          <ButtonLink href="/settings?tab=linkedin">{texts.connect}</ButtonLink>
        </p>
      </>
    )
  }
  const failed = accounts.error ? accounts : detail.error ? detail : null
  if (failed?.error) {
    return (
      <LoadFailure level={3} title={failed === accounts ? texts.accountsFailed : texts.postFailed} query={failed} />
    )
  }
  return <TextSkeleton label={texts.loading} widths={[60, 92, 88, 40]} />
}

/** It is followed until its outcome is known. */
function Sent({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  const { data } = usePostPublications(publication.postId)
  const current = data?.find(({ id }) => id === publication.id) ?? publication
  return (
    <>
      <PublicationCard publication={current} />
      <p>
        <Button onClick={onClose}>{texts.close}</Button>
      </p>
    </>
  )
}
