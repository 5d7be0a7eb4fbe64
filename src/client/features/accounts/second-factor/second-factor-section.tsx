import { useState } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { useSetUpDone } from '#client/queries/second-factor'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { SecondFactorState } from './second-factor-state.tsx'
import { texts } from './texts.ts'

/** Few people set this up, and only once: its code loads on demand. */
const SetUp = lazyPart(async () => (await import('./set-up.tsx')).SetUp)

/** The second factor in the settings: its state, and every way to change it. */
export function SecondFactorSection({ user }: { user: User }) {
  const [isSettingUp, setIsSettingUp] = useState(false)
  const refreshUser = useSetUpDone()

  async function finish() {
    await refreshUser()
    setIsSettingUp(false)
  }

  return (
    <FormSection title={texts.section.title} text={texts.section.text}>
      {isSettingUp ? (
        <SetUp user={user} onDone={() => void finish()} onCancel={() => setIsSettingUp(false)} />
      ) : user.hasSecondFactor ? (
        <SecondFactorState user={user} />
      ) : (
        <Button
          start
          onPointerEnter={() => SetUp.prefetch()}
          onFocus={() => SetUp.prefetch()}
          onClick={() => setIsSettingUp(true)}
        >
          {texts.section.open}
        </Button>
      )}
    </FormSection>
  )
}
