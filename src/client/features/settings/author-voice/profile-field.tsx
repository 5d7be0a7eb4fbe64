import { RefreshCw } from 'lucide-react'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { FormSection } from '#client/ui/form-section'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { LongTextField } from '../long-text-field.tsx'
import { voiceTexts } from './texts.ts'
import { profileOf } from './voice-values.ts'

/** The description of the author's voice, which they may edit. */
export function ProfileField({
  profile,
  posts,
  onChange,
}: {
  profile: string
  posts: readonly string[]
  onChange: (profile: string) => void
}) {
  const texts = voiceTexts.profile

  async function describeAgain() {
    const next = profileOf(posts)
    if (next === profile) return
    if (isBlank(profile) || (await confirmAction(texts.replace))) onChange(next)
  }

  return (
    <FormSection title={texts.title}>
      <LongTextField
        label={texts.label}
        {...(posts.length === 0 && { hint: texts.empty })}
        rows={isBlank(profile) ? 5 : 12}
        max={limits.profileCharacters}
        value={profile}
        onChange={onChange}
      />
      {posts.length > 0 && (
        <div>
          <Button icon={RefreshCw} onClick={() => void describeAgain()}>
            {texts.again}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
