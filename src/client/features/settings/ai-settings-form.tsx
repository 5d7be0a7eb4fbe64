import { type Settings, useSaveSettings } from '#client/queries/settings'
import { FormSection } from '#client/ui/form-section'
import { limits } from '#shared/rules/limits'
import { LanguageSelect, labelOf, ModelSelect, type Options } from './choice-selects.tsx'
import { LongTextField } from './long-text-field.tsx'
import { SettingsFoot } from './settings-foot.tsx'
import { StyleSelect } from './style-select.tsx'
import { aiTexts } from './texts.ts'
import { useSettingsForm } from './use-settings-form.ts'

export function AiSettingsForm({ saved, options }: { saved: Settings; options: Options }) {
  const { mutateAsync: save } = useSaveSettings()
  const form = useSettingsForm({ saved, draft: 'settings', save, texts: aiTexts })
  const { values, change } = form
  const { voice, examples } = aiTexts

  return (
    <form {...form.props}>
      <NewPosts values={values} options={options} onChange={change} />
      <FormSection title={voice.title}>
        <LongTextField
          label={voice.audience}
          hint={voice.added}
          placeholder={voice.audienceExample}
          rows={2}
          max={limits.settingCharacters}
          {...form.field('targetAudience')}
        />
        <LongTextField
          label={voice.prompt}
          hint={voice.added}
          placeholder={voice.promptExample}
          rows={4}
          max={limits.settingCharacters}
          {...form.field('customPrompt')}
        />
      </FormSection>
      <FormSection title={examples.title} text={examples.voiceWins}>
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
  options,
  onChange,
}: {
  values: Settings
  options: Options
  onChange: (part: Partial<Settings>) => void
}) {
  const { start } = aiTexts
  const { models, defaultModel } = options.capabilities
  const startsWith = labelOf(options.models, defaultModel)
  const isUnavailable = values.preferredModel !== null && !models.includes(values.preferredModel)
  return (
    <FormSection title={start.title}>
      <ModelSelect<Settings['preferredModel']>
        label={start.model}
        hint={isUnavailable ? start.modelUnavailable(startsWith) : start.stylesWin}
        options={options}
        none={start.defaultModel(startsWith)}
        value={values.preferredModel}
        onChange={(preferredModel) => onChange({ preferredModel })}
      />
      <LanguageSelect<Settings['preferredLanguage']>
        label={start.language}
        hint={start.stylesWin}
        none={start.asArticle}
        value={values.preferredLanguage}
        onChange={(preferredLanguage) => onChange({ preferredLanguage })}
      />
      <StyleSelect value={values.contentStyle} onChange={(contentStyle) => onChange({ contentStyle })} />
    </FormSection>
  )
}
