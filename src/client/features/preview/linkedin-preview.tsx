import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { PollCard } from '#client/features/attachments/poll/poll-card'
import { breakpoints, matchesMedia } from '#client/lib/breakpoints'
import { cx } from '#client/lib/cx'
import { fullName, initialOf } from '#client/lib/person'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import { usePoll } from '#client/queries/posts/polls'
import type { Post } from '#client/queries/posts/post-cache'
import { usePostFiles } from '#client/queries/posts/post-files'
import type { User } from '#client/queries/user'
import { Avatar } from '#client/ui/avatar'
import { Segmented } from '#client/ui/segmented'
import { Switch } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import type { FoldView } from '#shared/linkedin/fold'
import { type FeedPiece, partShownText } from '#shared/linkedin/live-words'
import type { Mention } from '#shared/rules/mentions'
import type { Poll } from '#shared/rules/polls'
import { FeedFiles } from './feed-files.tsx'
import { FeedText } from './feed-text.tsx'
import { FeedVisual } from './feed-visual.tsx'
import { FirstLine } from './first-line.tsx'
import { type FoldPreview, foldPreview } from './fold-preview.ts'
import styles from './linkedin-preview.module.css'
import { previewTexts } from './texts.ts'

const devices = [
  { device: 'desktop', icon: Monitor },
  { device: 'phone', icon: Smartphone },
] as const

/**
 * The post as LinkedIn's feed shows it, folded until someone presses "see more". It updates while the text is edited.
 */
export function LinkedInPreview({
  post,
  text,
  mentions = [],
  user,
  given,
}: {
  post: Pick<Post, 'id' | 'hasVisual'>
  text: string
  mentions?: readonly Mention[]
  user: User | null
  /** For someone without an account: who it goes out from, and its visual, which stays as it is. */
  given?: { author: string; visual: ReactNode; poll: Poll | null }
}) {
  const [device, setDevice] = useState<FoldView['device']>(() =>
    matchesMedia(breakpoints.phone) ? 'phone' : 'desktop',
  )
  const [wantsVisual, setWantsVisual] = useState<boolean | null>(null)
  const { files } = usePostFiles(given || !user || post.id === '' ? null : post.id)
  const { data: ownPoll = null } = usePoll(given || !user || post.id === '' ? null : post.id)
  const poll = given ? given.poll : ownPoll
  const hasMedia = wantsVisual ?? (post.hasVisual || files.length > 0 || poll !== null)
  const switchId = useId()
  const pieces = partShownText(text.trim(), mentions)
  const fold = foldPreview(pieces.map((piece) => piece.text).join(''), { device, hasMedia }, previewTexts.seeMore)

  return (
    <section className={styles.preview} data-panel="preview" aria-label={previewTexts.title}>
      <div className={styles.choices}>
        <Segmented className={styles.devices} role="group" aria-label={previewTexts.device}>
          {devices.map(({ device: each, icon: Icon }) => (
            <button key={each} type="button" aria-pressed={each === device} onClick={() => setDevice(each)}>
              <Icon className="icon s" aria-hidden="true" />
              {previewTexts[each]}
            </button>
          ))}
        </Segmented>
        {!given && (
          <span className={styles.withVisual}>
            <label htmlFor={switchId}>{previewTexts.withVisual}</label>
            <Switch id={switchId} checked={hasMedia} onChange={setWantsVisual} />
          </span>
        )}
      </div>
      <div className={styles.stage}>
        <div className={cx(styles.card, styles[device])}>
          {given ? <AuthorLine name={given.author} pictureUrl={null} /> : <Author user={user} />}
          <Body fold={fold} pieces={pieces} />
          {hasMedia &&
            (poll ? (
              <PollCard poll={poll} className={styles.poll} />
            ) : given ? (
              given.visual
            ) : files.length > 0 ? (
              <FeedFiles files={files} />
            ) : (
              <FeedVisual post={post} />
            ))}
        </div>
        <FirstLine fold={fold} />
      </div>
    </section>
  )
}

/** The connected account that the post would go out from; else its author. */
function Author({ user }: { user: User | null }) {
  const { data: accounts = [] } = useLinkedinAccounts(user !== null && user.linkedinAccounts > 0)
  if (!user) return null
  const account = accounts.find(({ state }) => state !== 'expired') ?? accounts[0]
  return account ? (
    <AuthorLine name={account.name} pictureUrl={account.pictureUrl} />
  ) : (
    <AuthorLine name={fullName(user) || user.email} pictureUrl={user.profileImageUrl} />
  )
}

function AuthorLine({ name, pictureUrl }: { name: string; pictureUrl: string | null }) {
  return (
    <div className={styles.author}>
      <Avatar src={pictureUrl} initial={initialOf({ firstName: name, lastName: '', email: '' })} />
      <span>
        <b>{name}</b>
        <br />
        <Text as="span" size={12} tone="dimmer">
          {previewTexts.now}
        </Text>
      </span>
    </div>
  )
}

/** The same button element before and after the press, so that it keeps the focus. */
function Body({ fold: { visible, hidden }, pieces }: { fold: FoldPreview; pieces: readonly FeedPiece[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = hidden !== '' && !isOpen
  return (
    <>
      <div className={styles.body} data-part="feed-text" dir="auto">
        <FeedText pieces={isFolded ? cutPieces(pieces, visible.length) : pieces} />
        {hidden && (
          <>
            {' '}
            <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? previewTexts.seeLess : previewTexts.seeMore}
            </button>
          </>
        )}
      </div>
      {isFolded && (
        <>
          <p className={styles.foldline}>{previewTexts.hidden}</p>
          <p className={styles.hiddenPart} dir="auto">
            {hidden}
          </p>
        </>
      )}
    </>
  )
}

/** Of pieces that may be parted the first letters. */
function cutPieces(pieces: readonly FeedPiece[], length: number): FeedPiece[] {
  let start = 0
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(0, Math.max(0, length - start))
    start += piece.text.length
    return text === '' ? [] : { ...piece, text }
  })
}
