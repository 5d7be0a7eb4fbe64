import { type RefObject, useRef } from 'react'
import { EarlierPostLine } from '#client/features/sources/earlier-post-line'
import { SourceCard, SourceInstructions } from '#client/features/sources/source-card'
import type { ReadingAgain } from '#client/features/sources/use-reading-again'
import type { EarlierPost, ReadArticle } from '#client/queries/posts/sources'
import { Choice } from '#client/ui/choice'
import { Field } from '#client/ui/field'
import { Input, TextArea } from '#client/ui/input'
import { SwitchLine } from '#client/ui/switch'
import { TabPanel, Tabs } from '#client/ui/tabs'
import type { AnglesInForm } from '../angles/use-angles.ts'
import { hasSpeakerNotes } from './build-request.ts'
import type { Problem } from './check-source.ts'
import { FileField } from './file-field.tsx'
import { sourceTabs } from './form-values.ts'
import styles from './source-fields.module.css'
import { formTexts, problemTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** What is known of the source that is now in the form. */
export interface KnownSource {
  article: ReadArticle | null
  /** A post of this author from the same article, other than the one on show. */
  earlierPost: EarlierPost | null
  readingAgain: ReadingAgain
  angles: AnglesInForm
}

/** Where each problem is put right. */
export interface FieldRefs {
  url: RefObject<HTMLInputElement | null>
  text: RefObject<HTMLTextAreaElement | null>
  file: RefObject<HTMLButtonElement | null>
  opinion: RefObject<HTMLTextAreaElement | null>
}

interface SourceProps {
  form: GenerateForm
  source: KnownSource
  fields: FieldRefs
  error: (field: Problem['field']) => string | undefined
}

/** The three kinds of source, one tab open at a time; each keeps what was typed while another is open. */
export function SourceFields({
  asksForText,
  ...rest
}: Omit<SourceProps, 'error'> & {
  /** Says how to paste the text of an address that could not be read. */
  asksForText: boolean
}) {
  const { form, source, fields } = rest
  const { problem, tab } = form
  const error = (field: Problem['field']) =>
    problem?.field === field ? problemTexts[problem.reason].description : undefined
  const stored = form.values.storedSource

  return (
    <div>
      <Tabs
        name="source"
        label={formTexts.tabsLabel}
        value={tab}
        onChange={form.openTab}
        items={sourceTabs.map((id) => ({ id, label: formTexts.tabs[id] }))}
      />
      <TabPanel name="source" id="text-input" value={tab} className={styles.panel}>
        <TextField {...rest} error={error} asksForText={asksForText} />
        {form.values.text !== '' && <OwnChoice form={form} />}
        {source.article && <SourceInstructions article={source.article} />}
      </TabPanel>
      <TabPanel name="source" id="url-input" value={tab} className={styles.panel}>
        <UrlField {...rest} error={error} />
      </TabPanel>
      <TabPanel name="source" id="file-upload" value={tab} className={styles.panel}>
        <FileField
          file={form.file}
          stored={stored?.kind === 'file' ? stored : null}
          error={error('file')}
          onPick={form.pickFile}
          buttonRef={fields.file}
        />
        {(form.file || stored?.kind === 'file') && <OwnChoice form={form} />}
        {form.file && hasSpeakerNotes(form.file) && (
          <SwitchLine
            label={formTexts.file.speakerNotes}
            checked={form.values.speakerNotes}
            onChange={(speakerNotes) => form.change({ speakerNotes })}
          />
        )}
        {source.article && <SourceCard article={source.article} />}
      </TabPanel>
    </div>
  )
}

function TextField({ form, fields, error, asksForText }: SourceProps & { asksForText: boolean }) {
  const { text, storedSource } = form.values
  return (
    <Field label={formTexts.text.label} error={error('text')} hint={asksForText ? formTexts.text.pasteHint : undefined}>
      {(control) => (
        <TextArea
          {...control}
          ref={fields.text}
          rows={8}
          dir="auto"
          placeholder={formTexts.text.placeholder}
          value={text}
          onChange={(event) =>
            form.change({ text: event.target.value, storedSource: storedSource?.kind === 'text' ? null : storedSource })
          }
        />
      )}
    </Field>
  )
}

/** What is the author's own is told in the first person and has no source to name. */
function OwnChoice({ form }: { form: GenerateForm }) {
  return (
    <Choice
      label={formTexts.own.label}
      options={['article', 'own']}
      nameOf={(id) => formTexts.own[id]}
      chosen={form.isOwn === null ? null : form.isOwn ? 'own' : 'article'}
      onChoose={(id) => form.change({ isOwn: id === 'own' })}
    />
  )
}

function UrlField({ form, source, fields, error }: SourceProps) {
  const { article, earlierPost, readingAgain, angles } = source
  const isPasting = useRef(false)
  const url = form.values.url.trim()
  return (
    <>
      <Field label={formTexts.url.label} error={error('url')}>
        {(control) => (
          <Input
            {...control}
            ref={fields.url}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={formTexts.url.placeholder}
            value={form.values.url}
            onPaste={() => {
              isPasting.current = true
            }}
            onChange={({ target: { value } }) => {
              form.change({ url: value })
              // a pasted address is read at once; one that is typed changes with every key
              if (isPasting.current) angles.askAt(value)
              isPasting.current = false
            }}
          />
        )}
      </Field>
      {earlierPost && <EarlierPostLine post={earlierPost} />}
      {article && (
        <SourceCard
          article={article}
          again={
            article.isHandedOver
              ? undefined
              : {
                  read: () => readingAgain.start(url),
                  isPending: readingAgain.isPendingAt(url),
                  error: readingAgain.errorAt(url),
                }
          }
        />
      )}
    </>
  )
}
