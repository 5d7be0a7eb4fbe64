import { type FormEvent, useEffect, useRef } from 'react'
import { sentenceOf } from '#client/lib/api'
import type { User } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { Notice } from '#client/ui/notice'
import { ChoiceFields } from './choice-fields.tsx'
import { ProTips } from './pro-tips.tsx'
import type { Offer } from './resolve-choices.ts'
import type { ReadArticle } from './source/describe-reading.ts'
import type { EarlierPost } from './source/use-earlier-post.ts'
import type { ReadingAgain } from './source/use-reading-again.ts'
import { type FieldRefs, SourceFields } from './source-fields.tsx'
import { generatorTexts } from './texts.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'
import type { GenerateForm as FormState } from './use-generate-form.ts'

/** The left side of the generator: the source, how to write from it, and the button. */
export function GenerateForm({
  form,
  offer,
  user,
  article,
  earlierPost,
  readingAgain,
  isPending,
  asksForText,
  hasUpgradePrompt,
  onSubmit,
  offerError,
  onRetryOffer,
}: {
  form: FormState
  offer: Offer | undefined
  user: User | null
  article: ReadArticle | null
  earlierPost: EarlierPost | null
  readingAgain: ReadingAgain
  isPending: boolean
  asksForText: boolean
  /** Whether the result says already that no post is left. */
  hasUpgradePrompt: boolean
  onSubmit: () => void
  offerError: Error | null
  onRetryOffer: () => void
}) {
  const fields: FieldRefs = { url: useRef(null), text: useRef(null), file: useRef(null), opinion: useRef(null) }
  const { problem } = form
  const isBlocked = Boolean(user?.capabilities.generationBlockedBy)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are as lasting as the form
  useEffect(() => {
    if (problem) fields[problem.field].current?.focus()
  }, [problem])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (asksForText) fields.text.current?.focus()
  }, [asksForText])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && !isBlocked) onSubmit()
  }

  return (
    <form className="form" noValidate onSubmit={submit}>
      <SourceFields
        form={form}
        article={article}
        earlierPost={earlierPost}
        readingAgain={readingAgain}
        fields={fields}
        asksForText={asksForText}
      />
      {offerError && (
        <Notice
          kind="error"
          title={generatorTexts.choicesFailed.title}
          text={<p>{`${sentenceOf(offerError)} ${generatorTexts.choicesFailed.text}`}</p>}
          action={<Button onClick={onRetryOffer}>{generatorTexts.choicesFailed.retry}</Button>}
        />
      )}
      <ChoiceFields form={form} offer={offer} />
      <Field
        label={generatorTexts.opinion.label}
        optional
        error={problem?.field === 'opinion' ? problem.description : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={fields.opinion}
            className="input"
            rows={3}
            dir="auto"
            placeholder={generatorTexts.opinion.placeholder}
            value={form.values.opinion}
            onChange={(event) => form.change({ opinion: event.target.value })}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pending={isPending}
        pendingLabel={generatorTexts.generating}
        disabled={isBlocked || !offer}
      >
        {generatorTexts.generate}
      </Button>
      {isBlocked && user && !hasUpgradePrompt && <UpgradePrompt user={user} />}
      <ProTips />
    </form>
  )
}
