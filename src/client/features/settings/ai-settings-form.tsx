import { sentenceOf } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type Settings, useSaveSettings } from '#client/queries/settings'
import { Button } from '#client/ui/button'
import { FormFoot, FormSection } from '#client/ui/form-section'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { defaultLanguage, languages } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { askToLeave } from './ask-to-leave.ts'
import { LanguageSelect, labelOf, ModelSelect, type Offer } from './choice-selects.tsx'
import { LongTextField } from './long-text-field.tsx'
import styles from './settings-form.module.css'
import { StyleSelect } from './style-select.tsx'
import { aiTexts, settingsTexts } from './texts.ts'

/** What was typed and not saved is a draft: it is there again after a visit elsewhere or a reload. */
export function AiSettingsForm({ saved, offer }: { saved: Settings; offer: Offer }) {
  const saving = useSaveSettings()
  const form = useAppForm({
    initial: saved,
    draft: 'settings',
    askToLeave,
    send: saving.mutateAsync,
    onSent: (settings) => {
      toast({ kind: 'success', ...aiTexts.saved })
      form.restart(settings)
    },
    onFailure: () => {
      toast({ kind: 'error', ...aiTexts.saveFailed })
      return undefined
    },
  })
  const { values, change, isUnsaved, isSending, failure } = form
  const { voice, examples } = aiTexts

  return (
    <form {...form.props}>
      <NewPosts values={values} offer={offer} onChange={change} />
      <FormSection title={voice.title} text={voice.text}>
        <LongTextField
          label={voice.audience}
          hint={voice.audienceHint}
          rows={2}
          max={limits.settingCharacters}
          {...form.field('targetAudience')}
        />
        <LongTextField
          label={voice.prompt}
          hint={voice.promptHint}
          rows={4}
          max={limits.settingCharacters}
          {...form.field('customPrompt')}
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

function NewPosts({
  values,
  offer,
  onChange,
}: {
  values: Settings
  offer: Offer
  onChange: (part: Partial<Settings>) => void
}) {
  const { start } = aiTexts
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
