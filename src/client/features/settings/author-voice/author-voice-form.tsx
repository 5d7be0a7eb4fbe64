import { type AuthorVoice, useSaveVoice } from '#client/queries/voice'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Select } from '#client/ui/select'
import { sourceMentions } from '#shared/rules/post-brief'
import { AddressSelect } from '../choice-selects.tsx'
import { SettingsFoot } from '../settings-foot.tsx'
import { useSettingsForm } from '../use-settings-form.ts'
import { AuthorFields } from './author-fields.tsx'
import { OwnPosts } from './own-posts.tsx'
import { ProfileField } from './profile-field.tsx'
import { voiceTexts } from './texts.ts'
import { type VoiceValues, withPosts } from './voice-values.ts'

export function AuthorVoiceForm({ saved }: { saved: AuthorVoice }) {
  const { mutateAsync: save } = useSaveVoice()
  const form = useSettingsForm({ saved, draft: 'voice', save, texts: voiceTexts })
  const { values, change } = form
  const { about } = voiceTexts

  return (
    <form {...form.props}>
      <FormSection title={about.title}>
        <AuthorFields field={form.field} />
      </FormSection>
      <OwnPosts posts={values.posts} onChange={(posts) => change(withPosts(values, posts))} />
      <ProfileField profile={values.profile} posts={values.posts} onChange={(profile) => change({ profile })} />
      <FormSection title={voiceTexts.address.title}>
        <AddressSelect
          language={null}
          none={voiceTexts.address.usual}
          value={values.address}
          onChange={(address) => change({ address })}
        />
      </FormSection>
      <SourceSection value={values.sourceMention} onChange={(sourceMention) => change({ sourceMention })} />
      <SettingsFoot form={form} onDiscard={() => form.restart(saved)} />
    </form>
  )
}

function SourceSection({
  value,
  onChange,
}: {
  value: VoiceValues['sourceMention']
  onChange: (mention: VoiceValues['sourceMention']) => void
}) {
  const { source } = voiceTexts
  return (
    <FormSection title={source.title}>
      <Field label={source.label}>
        {(control) => (
          <Select
            {...control}
            value={value ?? ''}
            onChange={({ target }) => onChange(sourceMentions.find((mention) => mention === target.value) ?? null)}
          >
            <option value="">{source.usual}</option>
            {sourceMentions.map((mention) => (
              <option key={mention} value={mention}>
                {source.mentions[mention]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormSection>
  )
}
