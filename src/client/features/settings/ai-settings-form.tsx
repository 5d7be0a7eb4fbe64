import type { FormEvent } from 'react'
import { sentenceOf } from '#client/lib/api'
import { useDraft } from '#client/lib/drafts'
import { useLeaveGuard } from '#client/lib/leave-guard'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { defaultLanguage, languages } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { askToLeave } from './ask-to-leave.ts'
import { LanguageSelect, labelOf, ModelSelect, type Offer } from './choice-selects.tsx'
import { isSame } from './is-same.ts'
import { LongTextField } from './long-text-field.tsx'
import { StyleSelect } from './style-select.tsx'
import { aiTexts, settingsTexts } from './texts.ts'
import { type Settings, useSaveSettings } from './use-settings.ts'

const { start, voice, examples } = aiTexts

/** What was typed and not saved is a draft: it is there again after a visit elsewhere or a reload. */
export function AiSettingsForm({ saved, offer }: { saved: Settings; offer: Offer }) {
  const [values, setValues, clearDraft] = useDraft<Settings>('settings', saved)
  const saving = useSaveSettings()
  const isUnsaved = !isSame(values, saved)
  useLeaveGuard(isUnsaved, askToLeave)

  const change = (part: Partial<Settings>) => setValues((previous) => ({ ...previous, ...part }))

  function restore(settings: Settings) {
    setValues(settings)
    clearDraft()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending) saving.mutate(values, { onSuccess: restore })
  }

  return (
    <form noValidate onSubmit={submit}>
      <NewPosts values={values} offer={offer} onChange={change} />
      <FormSection title={voice.title} text={voice.text}>
        <LongTextField
          label={voice.audience}
          hint={voice.audienceHint}
          rows={2}
          max={limits.settingCharacters}
          value={values.targetAudience}
          onChange={(targetAudience) => change({ targetAudience })}
        />
        <LongTextField
          label={voice.prompt}
          hint={voice.promptHint}
          rows={4}
          max={limits.settingCharacters}
          value={values.customPrompt}
          onChange={(customPrompt) => change({ customPrompt })}
        />
      </FormSection>
      <FormSection title={examples.title} text={examples.text}>
        {values.examplePosts.map((example, index) => (
          <LongTextField
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, and they never change places
            key={index}
            label={examples.label(index + 1)}
            rows={4}
            max={limits.examplePostCharacters}
            value={example}
            onChange={(text) => change({ examplePosts: values.examplePosts.with(index, text) })}
          />
        ))}
      </FormSection>
      <div className="form-foot">
        {saving.error && (
          <p className="error">
            {sentenceOf(saving.error)} {settingsTexts.kept}
          </p>
        )}
        <Button type="submit" variant="primary" pending={saving.isPending} pendingLabel={settingsTexts.saving}>
          {settingsTexts.save}
        </Button>
        {isUnsaved && !saving.isPending && (
          <Button variant="quiet" onClick={() => restore(saved)}>
            {aiTexts.discard}
          </Button>
        )}
        <p className="t14 dim" role="status">
          {isUnsaved && !saving.isPending && aiTexts.unsaved}
        </p>
      </div>
    </form>
  )
}

function NewPosts({
  values,
  offer,
  onChange,
}: {
  values: Settings
  offer: Offer
  onChange: (part: Partial<Settings>) => void
}) {
  const { models, defaultModel } = offer.capabilities
  const startsWith = labelOf(offer.models, defaultModel)
  const isUnavailable = values.preferredModel !== null && !models.includes(values.preferredModel)
  return (
    <FormSection title={start.title} text={start.text}>
      <ModelSelect<Settings['preferredModel']>
        label={start.model}
        hint={isUnavailable && start.modelUnavailable(startsWith)}
        offer={offer}
        none={start.defaultModel(startsWith)}
        value={values.preferredModel}
        onChange={(preferredModel) => onChange({ preferredModel })}
      />
      <LanguageSelect<Settings['preferredLanguage']>
        label={start.language}
        none={start.defaultLanguage(languages[defaultLanguage].label)}
        value={values.preferredLanguage}
        onChange={(preferredLanguage) => onChange({ preferredLanguage })}
      />
      <StyleSelect value={values.contentStyle} onChange={(contentStyle) => onChange({ contentStyle })} />
    </FormSection>
  )
}
