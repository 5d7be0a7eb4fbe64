import type { ClipboardEvent, RefObject } from 'react'
import { EarlierPostLine } from '#client/features/sources/earlier-post-line'
import { SourceCard, SourceInstructions } from '#client/features/sources/source-card'
import type { ReadingAgain } from '#client/features/sources/use-reading-again'
import { completeAddress } from '#client/features/sources/web-address'
import type { EarlierPost, ReadArticle } from '#client/queries/posts/sources'
import { Field } from '#client/ui/field'
import { Input, TextArea } from '#client/ui/input'
import { TabPanel, Tabs } from '#client/ui/tabs'
import type { AnglesInForm } from '../angles/use-angles.ts'
import { type GivenSource, sourceOfText } from '../start/given-source.ts'
import type { Problem } from './check-source.ts'
import { FileField } from './file-field.tsx'
import { sourceTabs } from './form-values.ts'
import styles from './source-fields.module.css'
import { formTexts, problemTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** What is known of the source in the form. */
export interface KnownSource {
  article: ReadArticle | null
  /** A post by this author from the same article, other than the shown one. */
  earlierPost: EarlierPost | null
  readingAgain: ReadingAgain
  angles: AnglesInForm
  /** Fills the form and reads the source at once. */
  take: (source: GivenSource) => void
  /** How many sources came from beside the form's fields. */
  taken: number
}

/** The field that fixes each problem. */
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

/**
 * The three kinds of source, one tab open at a time, which opens by itself for what is pasted; each keeps its input while
 * another is open.
 */
export function SourceFields({
  asksForText,
  ...rest
}: Omit<SourceProps, 'error'> & {
  /** Explains how to paste the text of an address that could not be read. */
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
          onPick={(file) => (file ? source.take({ file }) : form.pickFile(null))}
          buttonRef={fields.file}
        />
        {source.article && <SourceCard article={source.article} />}
      </TabPanel>
    </div>
  )
}

function TextField({ form, source, fields, error, asksForText }: SourceProps & { asksForText: boolean }) {
  const { text, storedSource } = form.values

  function paste(event: ClipboardEvent) {
    const given = sourceOfText(event.clipboardData.getData('text/plain'))
    if (text !== '' || !given || !('url' in given)) return
    event.preventDefault()
    source.take(given)
  }

  return (
    <Field
      label={formTexts.text.label}
      isLabelHidden
      error={error('text')}
      hint={asksForText ? formTexts.text.pasteHint : undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          ref={fields.text}
          rows={5}
          dir="auto"
          placeholder={formTexts.text.placeholder}
          value={text}
          onPaste={paste}
          onChange={({ target: { value }, nativeEvent }) => {
            form.change({ text: value, storedSource: storedSource?.kind === 'text' ? null : storedSource })
            if (isPasted(nativeEvent) && text === '') source.angles.askFor({ text: value })
          }}
        />
      )}
    </Field>
  )
}

function UrlField({ form, source, fields, error }: SourceProps) {
  const { article, earlierPost, readingAgain, angles } = source
  const url = form.values.url.trim()

  function paste(event: ClipboardEvent) {
    const given = sourceOfText(event.clipboardData.getData('text/plain'))
    if (!given || !('text' in given) || !/\s/.test(given.text.trim())) return
    event.preventDefault()
    source.take(given)
  }

  return (
    <>
      <Field label={formTexts.url.label} isLabelHidden error={error('url')}>
        {(control) => (
          <Input
            {...control}
            ref={fields.url}
            className={styles.url}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={formTexts.url.placeholder}
            value={form.values.url}
            onPaste={paste}
            onChange={({ target: { value }, nativeEvent }) => {
              // a pasted address is read at once; a typed one changes with every key
              const isWhole = isPasted(nativeEvent)
              const given = isWhole ? completeAddress(value) : value
              form.change({ url: given })
              if (isWhole) angles.askFor({ url: given })
            }}
            onBlur={() => {
              const complete = completeAddress(url)
              if (complete !== url) form.change({ url: complete })
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

function isPasted(event: Event): boolean {
  return 'inputType' in event && event.inputType === 'insertFromPaste'
}
