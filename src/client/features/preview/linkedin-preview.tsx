import { Monitor, Smartphone } from 'lucide-react'
import { useId, useState } from 'react'
import { breakpoints, matchesMedia } from '#client/lib/breakpoints'
import { cx } from '#client/lib/cx'
import { fullName, initialOf } from '#client/lib/person'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Avatar } from '#client/ui/avatar'
import { Segmented } from '#client/ui/segmented'
import { Switch } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import type { FoldView } from '#shared/linkedin/fold'
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

/** The post as LinkedIn's feed shows it, folded until someone presses "see more". It follows the text while it is edited. */
export function LinkedInPreview({
  post,
  text,
  user,
}: {
  post: Pick<Post, 'id' | 'hasVisual'>
  text: string
  user: User | null
}) {
  const [device, setDevice] = useState<FoldView['device']>(() =>
    matchesMedia(breakpoints.phone) ? 'phone' : 'desktop',
  )
  const [wantsVisual, setWantsVisual] = useState<boolean | null>(null)
  const hasMedia = wantsVisual ?? post.hasVisual
  const switchId = useId()
  const fold = foldPreview(text, { device, hasMedia }, previewTexts.seeMore)

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
        <span className={styles.withVisual}>
          <label htmlFor={switchId}>{previewTexts.withVisual}</label>
          <Switch id={switchId} checked={hasMedia} onChange={setWantsVisual} />
        </span>
      </div>
      <div className={styles.stage}>
        <div className={cx(styles.card, styles[device])}>
          <Author user={user} />
          <Body fold={fold} whole={text.trim()} />
          {hasMedia && <FeedVisual post={post} />}
        </div>
        <FirstLine fold={fold} />
      </div>
    </section>
  )
}

function Author({ user }: { user: User | null }) {
  if (!user) return null
  return (
    <div className={styles.author}>
      <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
      <span>
        <b>{fullName(user) || user.email}</b>
        <br />
        <Text as="span" size={12} tone="dimmer">
          {previewTexts.now}
        </Text>
      </span>
    </div>
  )
}

/** The button stays the same one when it is pressed, so that it keeps the focus. */
function Body({ fold: { visible, hidden }, whole }: { fold: FoldPreview; whole: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = hidden !== '' && !isOpen
  return (
    <>
      <div className={styles.body} data-part="feed-text" dir="auto">
        <FeedText text={isFolded ? visible : whole} />
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
          <p className={styles.foldline}>{previewTexts.belowFold}</p>
          <p className={styles.hiddenPart} dir="auto">
            {hidden}
          </p>
        </>
      )}
    </>
  )
}
