import { formatLanguage } from '#client/lib/formatting'
import { type Settings, useSaveSettings } from '#client/queries/settings'
import { FormSection } from '#client/ui/form-section'
import { defaultLanguage } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { LanguageSelect, labelOf, ModelSelect, type Offer } from './choice-selects.tsx'
import { LongTextField } from './long-text-field.tsx'
import { SettingsFoot } from './settings-foot.tsx'
import { StyleSelect } from './style-select.tsx'
import { aiTexts } from './texts.ts'
import { useSettingsForm } from './use-settings-form.ts'

export function AiSettingsForm({ saved, offer }: { saved: Settings; offer: Offer }) {
  const { mutateAsync: save } = useSaveSettings()
  const form = useSettingsForm({ saved, draft: 'settings', save, texts: aiTexts })
  const { values, change } = form
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
      <SettingsFoot form={form} onDiscard={() => form.restart(saved)} />
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
        none={start.defaultLanguage(formatLanguage(defaultLanguage))}
        value={values.preferredLanguage}
        onChange={(preferredLanguage) => onChange({ preferredLanguage })}
      />
      <StyleSelect value={values.contentStyle} onChange={(contentStyle) => onChange({ contentStyle })} />
    </FormSection>
  )
}
