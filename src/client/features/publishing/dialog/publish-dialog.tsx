import { type ReactNode, useState } from 'react'
import { type LinkedinAccount, useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { usePostPublications } from '#client/queries/linkedin/publications'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { useUser } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { openStates } from '#shared/rules/publishing'
import type { WallTime } from '#shared/time/wall-time'
import { PublicationCard } from '../card/publication-card.tsx'
import { publishTexts as texts } from '../card/texts.ts'
import { NeedsPro } from './needs-pro.tsx'
import { PublishForm } from './publish-form.tsx'
import type { PublishValues } from './publish-values.ts'

/** Chooses how and when to publish a post, then shows the outcome; at once where it is planned already. */
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
        <Standing publications={[sent]} onClose={onClose} />
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
  const isKnown = post.publication !== null
  // asked for only where there is something; what was planned since the post was loaded is in the cache
  const publications = usePostPublications(post.id, isKnown)
  const areLoaded = !isKnown || !publications.isPending

  if (user?.capabilities.publishing === false) {
    return <NeedsPro post={post} onShared={onShared} onClose={onClose} />
  }
  if (accounts.data && detail.data && areLoaded) {
    if (accounts.data.length > 0) {
      const stored = { ...detail.data, content: post.content, mentions: post.mentions }
      return (
        <PlannedFirst publications={publications.data ?? []} accounts={accounts.data} onClose={onClose}>
          {(free) => <PublishForm post={stored} accounts={free} {...{ when, at, onSent, onBusy, onClose }} />}
        </PlannedFirst>
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

/**
 * A post goes out from an account once at a time: what is planned is shown as it was after planning it, and the form only
 * for the other accounts.
 */
function PlannedFirst({
  publications,
  accounts,
  onClose,
  children,
}: {
  publications: readonly Publication[]
  accounts: readonly LinkedinAccount[]
  onClose: () => void
  /** The form, for the accounts from which it can be published. */
  children: (free: readonly LinkedinAccount[]) => ReactNode
}) {
  // as it was when the window opened: what the form sends must not replace it
  const [planned] = useState(() => publications.filter(isPlanned))
  const [isOther, setIsOther] = useState(planned.length === 0)
  const taken = accounts.filter(({ id }) => planned.some(({ accountId }) => accountId === id)).map(({ urn }) => urn)
  const free = accounts.filter(({ urn }) => !taken.includes(urn))
  if (isOther) return children(free)
  return (
    <Standing publications={planned} onClose={onClose}>
      {free.length > 0 && (
        <Button variant="quiet" onClick={() => setIsOther(true)}>
          {texts.otherAccount}
        </Button>
      )}
    </Standing>
  )
}

/** Whether it goes out, or may be out already, unless its author decides otherwise. */
function isPlanned({ state }: Publication): boolean {
  return state === 'missed' || openStates.some((open) => open === state)
}

/** Polls them until their outcome is known. */
function Standing({
  publications,
  onClose,
  children,
}: {
  publications: readonly Publication[]
  onClose: () => void
  /** Further buttons. */
  children?: ReactNode
}) {
  const { data } = usePostPublications(publications[0]?.postId ?? '', publications.length > 0)
  return (
    <>
      {publications.map((publication) => (
        <PublicationCard
          key={publication.id}
          publication={data?.find(({ id }) => id === publication.id) ?? publication}
        />
      ))}
      <DialogActions>
        {children}
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </>
  )
}
