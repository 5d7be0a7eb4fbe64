import { Monitor, Smartphone } from 'lucide-react'
import { useId, useState } from 'react'
import { fullName, initialOf } from '#client/lib/person'
import type { User } from '#client/lib/use-user'
import { Avatar } from '#client/ui/avatar'
import { SectionTitle } from '#client/ui/section-title'
import { Switch } from '#client/ui/switch'
import type { FoldView } from '#shared/linkedin/fold'
import type { Post } from '../posts-cache.ts'
import { FeedText } from './feed-text.tsx'
import { FeedVisual } from './feed-visual.tsx'
import { FirstLine } from './first-line.tsx'
import { type FoldPreview, foldPreview } from './fold-preview.ts'
import { previewTexts } from './texts.ts'

const devices = [
  { device: 'desktop', label: previewTexts.desktop, icon: Monitor },
  { device: 'phone', label: previewTexts.phone, icon: Smartphone },
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
  const [device, setDevice] = useState<FoldView['device']>(() => (isPhone() ? 'phone' : 'desktop'))
  const [wantsVisual, setWantsVisual] = useState<boolean | null>(null)
  const hasMedia = wantsVisual ?? post.hasVisual
  const switchId = useId()
  const fold = foldPreview(text, { device, hasMedia }, previewTexts.seeMore)

  return (
    <section className="previews">
      <SectionTitle title={previewTexts.title}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a title's line */}
        <span className="seg" role="group" aria-label={previewTexts.device}>
          {devices.map(({ device: each, label, icon: Icon }) => (
            <button key={each} type="button" aria-pressed={each === device} onClick={() => setDevice(each)}>
              <Icon className="icon s" aria-hidden="true" />
              {label}
            </button>
          ))}
        </span>
      </SectionTitle>
      <div className="lipre">
        <span className="withvisual">
          <label htmlFor={switchId}>{previewTexts.withVisual}</label>
          <Switch id={switchId} checked={hasMedia} onChange={setWantsVisual} />
        </span>
        <div className={`li ${device}`}>
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
    <div className="who">
      <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
      <span>
        <b>{fullName(user) || user.email}</b>
        <br />
        <span className="t12 dimmer">{previewTexts.now}</span>
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
      <div className="body" dir="auto">
        <FeedText text={isFolded ? visible : whole} />
        {hidden && (
          <>
            {' '}
            <button type="button" className="more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? previewTexts.seeLess : previewTexts.seeMore}
            </button>
          </>
        )}
      </div>
      {isFolded && (
        <>
          <p className="foldline">{previewTexts.belowFold}</p>
          <p className="hidden-part" dir="auto">
            {hidden}
          </p>
        </>
      )}
    </>
  )
}

function isPhone(): boolean {
  return window.matchMedia('(max-width: 639px)').matches
}
