import { sentenceOf } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type AuthorVoice, useSaveVoice } from '#client/queries/voice'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormFoot, FormSection } from '#client/ui/form-section'
import { Select } from '#client/ui/select'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { sourceMentions } from '#shared/rules/post-plan'
import { askToLeave } from '../ask-to-leave.ts'
import styles from '../settings-form.module.css'
import { aiTexts, settingsTexts } from '../texts.ts'
import { AuthorFields } from './author-fields.tsx'
import { OwnPosts } from './own-posts.tsx'
import { ProfileField } from './profile-field.tsx'
import { voiceTexts } from './texts.ts'
import { type VoiceValues, withPosts } from './voice-values.ts'

/** What was typed and not saved is a draft: it is there again after a visit elsewhere or a reload. */
export function AuthorVoiceForm({ saved }: { saved: AuthorVoice }) {
  const saving = useSaveVoice()
  const form = useAppForm({
    initial: saved,
    draft: 'voice',
    askToLeave,
    send: saving.mutateAsync,
    onSent: (voice) => {
      toast({ kind: 'success', ...voiceTexts.saved })
      form.restart(voice)
    },
    onFailure: () => {
      toast({ kind: 'error', ...voiceTexts.saveFailed })
      return undefined
    },
  })
  const { values, change, isUnsaved, isSending, failure } = form
  const { about } = voiceTexts

  return (
    <form {...form.props}>
      <FormSection title={about.title} text={about.text}>
        <AuthorFields field={form.field} />
      </FormSection>
      <OwnPosts posts={values.posts} onChange={(posts) => change(withPosts(values, posts))} />
      <ProfileField profile={values.profile} posts={values.posts} onChange={(profile) => change({ profile })} />
      <SourceSection value={values.sourceMention} onChange={(sourceMention) => change({ sourceMention })} />
      <FormFoot>
        {failure && (
          <p className={styles.failure}>
            {sentenceOf(failure)} {settingsTexts.kept}
          </p>
        )}
        <Button type="submit" variant="primary" pending={isSending} pendingLabel={settingsTexts.saving}>
          {settingsTexts.save}
        </Button>
        {isUnsaved && !isSending && (
          <Button variant="quiet" onClick={() => form.restart(saved)}>
            {aiTexts.discard}
          </Button>
        )}
        <Text size={14} tone="dim" role="status">
          {isUnsaved && !isSending && aiTexts.unsaved}
        </Text>
      </FormFoot>
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
    <FormSection title={source.title} text={source.text}>
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
