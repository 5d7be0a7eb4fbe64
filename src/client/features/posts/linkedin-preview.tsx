import { Check, CircleAlert, Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { fullName, initialOf } from '#client/lib/person'
import type { User } from '#client/lib/use-user'
import { Avatar } from '#client/ui/avatar'
import { SectionTitle } from '#client/ui/section-title'
import { type FoldView, firstLineFits } from '#shared/linkedin/fold'
import { foldPreview } from './fold-preview.ts'
import { previewTexts } from './texts.ts'

const devices = [
  { device: 'desktop', label: previewTexts.desktop, icon: Monitor },
  { device: 'phone', label: previewTexts.phone, icon: Smartphone },
] as const

/** The post as LinkedIn's feed shows it before anyone presses "see more". */
export function LinkedInPreview({ text, user }: { text: string; user: User | null }) {
  const [device, setDevice] = useState<FoldView['device']>(() => (isPhone() ? 'phone' : 'desktop'))
  const { visible, hidden } = foldPreview(text, device, previewTexts.seeMore)

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
        <div className={`li ${device}`}>
          <Author user={user} />
          <div className="body" dir="auto">
            {visible}
            {hidden && <span className="more"> {previewTexts.seeMore}</span>}
          </div>
          {hidden && (
            <>
              <p className="foldline">{previewTexts.belowFold}</p>
              <p className="hidden-part" dir="auto">
                {hidden}
              </p>
            </>
          )}
        </div>
        <FirstLine fits={firstLineFits(text, { device, hasMedia: false })} />
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

function FirstLine({ fits }: { fits: boolean }) {
  const Icon = fits ? Check : CircleAlert
  return (
    <p className={fits ? 'fits' : 'fits not'}>
      <Icon className="icon s" aria-hidden="true" />
      {fits ? previewTexts.fits : previewTexts.tooLong}
    </p>
  )
}

function isPhone(): boolean {
  return window.matchMedia('(max-width: 639px)').matches
}
