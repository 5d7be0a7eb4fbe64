import { postFormTexts } from '#client/features/post/texts'
import { useVoice } from '#client/queries/voice'
import { Choice } from '#client/ui/choice'
import { Field } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { SwitchLine } from '#client/ui/switch'
import { maxDrafts } from '#shared/rules/drafts'
import { defaultBrief, maxHashtags, type PostForm, postForms, sourceMentions } from '#shared/rules/post-brief'
import { hasSpeakerNotes } from './build-request.ts'
import { MoreSources } from './more-sources.tsx'
import styles from './options-fields.module.css'
import { optionsTexts } from './options-texts.ts'
import type { KnownSource } from './source-fields.tsx'
import { formTexts, shapeTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** The fields of the opened options. */
export function OpenOptions({ form, source }: { form: GenerateForm; source: KnownSource }) {
  return (
    <Stack gap={16} className={styles.fields}>
      <MoreSources form={form} source={source} isProblem={form.problem?.field === 'more'} />
      <OwnChoice form={form} />
      <FormField form={form} />
      <Choice
        label={optionsTexts.hashtags}
        options={countTo(maxHashtags, 0)}
        nameOf={String}
        chosen={form.brief.hashtags}
        onChoose={(hashtags) => form.change({ hashtags })}
      />
      {form.isOwn !== true && <SourceMentionField form={form} />}
      <DraftsField form={form} />
    </Stack>
  )
}

/** The author's own text makes a post in the first person that names no source; slides may have notes. */
function OwnChoice({ form }: { form: GenerateForm }) {
  const { tab, file, values, isOwn, change } = form
  const hasText = tab === 'text-input' && values.text !== ''
  const hasFile = tab === 'file-upload' && (file !== null || values.storedSource?.kind === 'file')
  if (!hasText && !hasFile) return null
  return (
    <>
      <Choice
        label={formTexts.own.label}
        options={['article', 'own']}
        nameOf={(id) => formTexts.own[id]}
        chosen={isOwn === null ? null : isOwn ? 'own' : 'article'}
        onChoose={(id) => change({ isOwn: id === 'own' })}
      />
      {hasFile && file && hasSpeakerNotes(file) && (
        <SwitchLine
          label={optionsTexts.speakerNotes}
          checked={values.speakerNotes}
          onChange={(speakerNotes) => change({ speakerNotes })}
        />
      )}
    </>
  )
}

function FormField({ form: { brief, change } }: { form: GenerateForm }) {
  return (
    <Field label={optionsTexts.form}>
      {(control) => (
        <Select
          {...control}
          value={brief.form ?? ''}
          onChange={({ target }) => change({ form: (target.value || null) as PostForm | null })}
        >
          <option value="">{optionsTexts.anyForm}</option>
          {postForms.map((id) => (
            <option key={id} value={id}>
              {postFormTexts[id]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Where the source is named: the author's setting, unless overridden for this post. */
function SourceMentionField({ form }: { form: GenerateForm }) {
  const { data: voice } = useVoice()
  return (
    <Field label={optionsTexts.source}>
      {(control) => (
        <Select
          {...control}
          value={form.brief.sourceMention ?? voice?.sourceMention ?? defaultBrief.sourceMention}
          onChange={({ target }) =>
            form.change({ sourceMention: sourceMentions.find((id) => id === target.value) ?? null })
          }
        >
          {sourceMentions.map((id) => (
            <option key={id} value={id}>
              {shapeTexts.sources[id]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The number of drafts to compare. Without a model it is always one. */
function DraftsField({ form: { choices, values, change } }: { form: GenerateForm }) {
  if (!choices || choices.model === 'composer') return null
  return (
    <Choice
      label={optionsTexts.drafts}
      options={countTo(maxDrafts, 1)}
      nameOf={String}
      chosen={values.drafts}
      onChoose={(drafts) => change({ drafts })}
      hint={values.drafts > 1 && optionsTexts.draftsHint}
    />
  )
}

function countTo(most: number, from: number): number[] {
  return Array.from({ length: most - from + 1 }, (_, place) => from + place)
}
