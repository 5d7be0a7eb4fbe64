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
import type { WallTime } from '#shared/time/wall-time'
import { PublicationCard } from '../card/publication-card.tsx'
import { publishTexts as texts } from '../card/texts.ts'
import { NeedsPro } from './needs-pro.tsx'
import { PublishForm } from './publish-form.tsx'
import type { PublishValues } from './publish-values.ts'

/** Chooses how and when to publish a post, then shows the outcome. */
export function PublishDialog({
  post,
  when,
  at,
  onShared,
  onClose,
}: {
  post: Post
  /** Chosen at first; default: now. */
  when?: PublishValues['when']
  /** A time to schedule it for, chosen at first; default: tomorrow at nine. */
  at?: WallTime
  /** Called once LinkedIn's share page was opened instead. */
  onShared?: (() => void) | undefined
  onClose: () => void
}) {
  const [sent, setSent] = useState<Publication | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  return (
    // a stray click or Escape does not close the dialog while the post is being sent
    <Dialog open wide title={texts.title} onClose={() => (isBusy && !sent) || onClose()}>
      {sent ? (
        <Sent publication={sent} onClose={onClose} />
      ) : (
        <Choosing {...{ post, when, at, onShared, onClose }} onSent={setSent} onBusy={setIsBusy} />
      )}
    </Dialog>
  )
}

function Choosing({
  post,
  when,
  at,
  onShared,
  onSent,
  onBusy,
  onClose,
}: {
  post: Post
  when: PublishValues['when'] | undefined
  at: WallTime | undefined
  onShared: (() => void) | undefined
  onSent: (publication: Publication) => void
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}) {
  const { user } = useUser()
  const accounts = useLinkedinAccounts()
  const detail = useStoredPost(post.id)

  if (user?.capabilities.publishing === false) {
    return <NeedsPro post={post} onShared={onShared} onClose={onClose} />
  }
  if (accounts.data && detail.data) {
    if (accounts.data.length > 0) {
      return (
        <PublishForm
          post={{ ...detail.data, content: post.content, mentions: post.mentions }}
          accounts={accounts.data}
          when={when}
          at={at}
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

/** Polls it until its outcome is known. */
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
