import type { RefObject } from 'react'
import { Field } from '#client/ui/field'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { checkFile, type Problem } from './check-source.ts'
import { FileField } from './file-field.tsx'
import { sourceTabs } from './form-values.ts'
import type { ReadArticle } from './source/describe-reading.ts'
import { EarlierPostLine } from './source/earlier-post-line.tsx'
import type { EarlierPost } from './source/use-earlier-post.ts'
import type { ReadingAgain } from './source/use-reading-again.ts'
import { SourceCard } from './source-card.tsx'
import { failureTexts, generatorTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

const tabItems = sourceTabs.map((id) => ({ id, label: generatorTexts.tabs[id] }))

/** Where each problem is put right. */
export interface FieldRefs {
  url: RefObject<HTMLInputElement | null>
  text: RefObject<HTMLTextAreaElement | null>
  file: RefObject<HTMLButtonElement | null>
  opinion: RefObject<HTMLTextAreaElement | null>
}

/** The three ways to hand over a source, one open at a time; each keeps what was typed while another is open. */
export function SourceFields({
  form,
  article,
  earlierPost,
  readingAgain,
  fields,
  asksForText,
}: {
  form: GenerateForm
  /** The source as it was read, when it is the one now in the form. */
  article: ReadArticle | null
  /** A post of this author from the article at the address, other than the one on show. */
  earlierPost: EarlierPost | null
  readingAgain: ReadingAgain
  fields: FieldRefs
  /** After an address could not be read: says how to paste its text. */
  asksForText: boolean
}) {
  const { values, tab } = form
  const errorOf = (field: Problem['field']) => (form.problem?.field === field ? form.problem.description : undefined)

  function pickFile(file: File | null) {
    const wrong = file && checkFile(file)
    if (wrong) form.refuse({ field: 'file', ...wrong })
    else form.pickFile(file)
  }

  return (
    <div>
      <Tabs name="source" label={generatorTexts.tabsLabel} value={tab} onChange={form.openTab} items={tabItems} />
      <TabPanel name="source" id="text-input" value={tab} className="sourcepanel">
        <Field
          label={generatorTexts.text.label}
          error={errorOf('text')}
          hint={asksForText ? failureTexts.pasteHint : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              ref={fields.text}
              className="input"
              rows={8}
              dir="auto"
              placeholder={generatorTexts.text.placeholder}
              value={values.text}
              onChange={(event) =>
                form.change({
                  text: event.target.value,
                  storedSource: values.storedSource?.kind === 'text' ? null : values.storedSource,
                })
              }
            />
          )}
        </Field>
      </TabPanel>
      <TabPanel name="source" id="url-input" value={tab} className="sourcepanel">
        <Field label={generatorTexts.url.label} error={errorOf('url')}>
          {(control) => (
            <input
              {...control}
              ref={fields.url}
              className="input"
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={generatorTexts.url.placeholder}
              value={values.url}
              onChange={(event) => form.change({ url: event.target.value })}
            />
          )}
        </Field>
        {earlierPost && <EarlierPostLine post={earlierPost} />}
        {article && (
          <SourceCard
            article={article}
            again={{
              read: () => readingAgain.start(values.url.trim()),
              isPending: readingAgain.isPendingAt(values.url.trim()),
              error: readingAgain.errorAt(values.url.trim()),
            }}
          />
        )}
      </TabPanel>
      <TabPanel name="source" id="file-upload" value={tab} className="sourcepanel">
        <FileField
          file={form.file}
          stored={values.storedSource?.kind === 'file' ? values.storedSource : null}
          error={errorOf('file')}
          onPick={pickFile}
          buttonRef={fields.file}
        />
        {article && <SourceCard article={article} />}
      </TabPanel>
    </div>
  )
}
